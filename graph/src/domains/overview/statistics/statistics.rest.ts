import { Type } from 'typebox';
import type { Reading } from '../../../rest/read-route.ts';

export const statisticsReadings: Reading[] = [
  {
    url: '/productStatistics',
    summary: "Views, wishes and other people's interest of the caller's products (sellers)",
    // Each product may cost a search.
    points: ({ ids = '' }) => 10 + ids.split(',').length,
    operation: '{ productStatistics { ...ProductStatistics } }',
    querystring: Type.Object({
      ids: Type.String({ description: 'Up to 100 ids of products, separated by commas.' }),
    }),
    variables: ({ ids }) => ({ ids: String(ids).split(',') }),
  },
];

export const statisticsFields = `fragment ProductStatistics on ProductStatistics {
  id viewCount wishCount interest
}`;
