import type { Resolvers } from '../../../generated/graphql.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { nullIfNotFound } from '../../../graphql/null-if-not-found.ts';
import { deleteAccount } from './delete-own-account.service.ts';
import { deleteUser } from './delete-user-as-admin.service.ts';
import { viewDeletionEffects } from './deletion-effects.queries.ts';

export const accountDeletionResolvers: Resolvers = {
  Query: {
    deletionEffects: nullIfNotFound((context, { userId }) => viewDeletionEffects(context, userId)),
  },
  Mutation: {
    deleteAccount: mutation((context, { input }) => deleteAccount(context, input), {
      openBusiness: [],
    }),
    deleteUser: mutation((context, { email }) => deleteUser(context, email)),
  },
};
