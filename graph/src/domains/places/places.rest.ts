import { QueryPlacesArgs } from '@fitness-zone/contract/generated/inputs.ts';
import { Type } from 'typebox';
import type { Reading } from '../../rest/read-route.ts';

const { text, first } = QueryPlacesArgs;

export const placeReadings: Reading[] = [
  {
    url: '/places',
    summary: 'Places whose name or postal code begins with `q`, largest first',
    visitors: true,
    operation: '{ places(text: $q, first: $limit) { ...Place } }',
    querystring: Type.Object(
      {
        q: Type.String({
          maxLength: text.maxLength,
          description: 'Text typed so far, such as `portland, me` or `97034`.',
        }),
        limit: Type.Integer({ minimum: first.min, maximum: first.max, default: 6 }),
      },
      // A missing limit gets its default before a handler reads it.
      { required: ['q'] },
    ),
    variables: (query) => query,
  },
];

export const placeFields =
  'fragment Place on Place { name region country postalCode latitude longitude }';
