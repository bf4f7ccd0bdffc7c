import { Type } from 'typebox';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { deleteAccount } from './delete-account.service.ts';
import { deleteUser } from './delete-user.service.ts';

/** The REST paths that delete accounts. */
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
  route({
    method: 'POST',
    url: '/deleteAccount',
    summary: 'Delete the own account, here and at the identity provider; needs a recent sign-in',
    bearer: true,
    body: inputSchema('DeleteAccountInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await deleteAccount(context, body)),
  }),
];
