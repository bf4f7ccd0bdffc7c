import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { deleteAccount } from './delete-own-account.service.ts';
import { deleteUser } from './delete-user-as-admin.service.ts';
import { viewDeletionEffects } from './deletion-effects.ts';

/** How accounts are deleted, and what follows. */
export const accountDeletionResolvers: Resolvers = {
  Query: {
    deletionEffects: (_root, { id }, context) => nullIfNotFound(viewDeletionEffects(context, id)),
  },
  Mutation: {
    deleteAccount: mutation((context, { input }) => deleteAccount(context, input)),
    deleteUser: mutation((context, { email }) => deleteUser(context, email)),
  },
};
