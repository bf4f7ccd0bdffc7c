import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { deleteAccount } from './delete-account.service.ts';
import { deleteUser } from './delete-user.service.ts';

/** The mutations that delete accounts. */
export const accountDeletionResolvers: Resolvers = {
  Mutation: {
    deleteAccount: mutation((context, { input }) => deleteAccount(context, input)),
    deleteUser: mutation((context, { email }) => deleteUser(context, email)),
  },
};
