import { Type } from 'typebox';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { deleteUser } from './delete-user.service.ts';

/** The REST path that deletes an account. */
export const accountDeletionRoutes: RestRoute[] = [
  route({
    method: 'DELETE',
    url: '/deleteUser',
    summary: 'Delete an account, here and at the identity provider (admins)',
    bearer: true,
    querystring: inputSchema('MutationDeleteUserArgs'),
    response: Type.Object({ ...outcome.properties, deletedCount: Type.Integer() }),
    handler: async ({ context, query }) => {
      const { deletedCount, ...answer } = await deleteUser(context, query.email);
      return { ...succeeded(answer), deletedCount };
    },
  }),
];
