import { outcome, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { hideProduct } from './hide-product.service.ts';
import { restoreProduct } from './restore-product.service.ts';

/** The REST paths by which admins hide and restore products. */
export const hidingRoutes: RestRoute[] = [
  route({
    method: 'PATCH',
    url: '/hideProduct',
    summary: 'Hide a product and give its seller the reason (admins)',
    bearer: true,
    querystring: inputSchema('MutationAdminRestoreProductArgs'),
    body: inputSchema('AdminHideProductInput', { omit: ['id'] }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await hideProduct(context, { ...body, id: query.id })),
  }),
  route({
    method: 'PATCH',
    url: '/restoreProduct',
    summary: 'Return a hidden or deleted product to its previous state (admins)',
    bearer: true,
    querystring: inputSchema('MutationAdminRestoreProductArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await restoreProduct(context, query.id)),
  }),
];
