import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { viewPerson } from './person.queries.ts';
import { personShape, showPerson } from './person.shape.ts';

export const personRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/person',
    summary: 'One account with details for admins (admins)',
    bearer: true,
    querystring: inputSchema('QueryAdminPersonArgs'),
    response: personShape,
    handler: async ({ context, query }) =>
      showPerson(context, await viewPerson(context, query.userId)),
  }),
];
