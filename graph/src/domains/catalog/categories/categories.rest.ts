import { outcome, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { pictureAddress } from '../../../rest/picture-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { deleteCategory } from './delete-category.service.ts';
import { moveCategory } from './move-category.service.ts';
import { updateCategory } from './update-category.service.ts';

/** The REST paths by which admins change, order and delete categories. */
export const categoryRoutes: RestRoute[] = [
  route({
    method: 'PATCH',
    url: '/updateCategory',
    summary: 'Change title, description and picture of a category (admins)',
    bearer: true,
    querystring: inputSchema('QueryCategoryArgs'),
    body: inputSchema('AdminUpdateCategoryInput', { omit: ['id'], add: { image: pictureAddress } }),
    response: outcome,
    handler: async ({ context, query, body }) =>
      succeeded(await updateCategory(context, { ...body, id: query.id })),
  }),
  route({
    method: 'PATCH',
    url: '/moveCategory',
    summary: 'Move a category before another one, or to the end (admins)',
    bearer: true,
    querystring: inputSchema('MutationAdminMoveCategoryArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await moveCategory(context, query)),
  }),
  route({
    method: 'DELETE',
    url: '/deleteCategory',
    summary:
      'Delete a category (admins); one that has products, only with the category that gets them',
    bearer: true,
    querystring: inputSchema('MutationAdminDeleteCategoryArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await deleteCategory(context, query)),
  }),
];
