import type { Reading } from '../../../rest/read-route.ts';

export const searchesReadings: Reading[] = [
  {
    url: '/adminSearches',
    summary: 'What at least five people searched for, and what found nothing (admins)',
    points: 10,
    operation: '{ adminSearches { ...Searches } }',
  },
];

export const searchesFields = `fragment Searches on SearchedTexts {
  frequent { text count emptyCount } withoutResults { text count emptyCount }
}`;
