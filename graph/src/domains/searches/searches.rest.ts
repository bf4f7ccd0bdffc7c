import { Type } from 'typebox';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { readSearches } from './searches.queries.ts';

const texts = Type.Array(
  Type.Object({ text: Type.String(), count: Type.Integer(), emptyCount: Type.Integer() }),
);

/** The REST path of what people search for. */
export const searchesRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/adminSearches',
    summary: 'What at least five people searched for, and what found nothing (admins)',
    bearer: true,
    querystring: inputSchema('QueryAdminSearchesArgs'),
    response: Type.Object({ frequent: texts, withoutResults: texts }, { title: 'Searches' }),
    points: 10,
    handler: ({ context, query }) => readSearches(context, query),
  }),
];
