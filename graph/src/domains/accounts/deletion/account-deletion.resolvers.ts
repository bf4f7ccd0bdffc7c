import type { DeleteAccountInput, Resolvers } from '../../../generated/graphql.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { nullIfNotFound } from '../../../graphql/null-if-not-found.ts';
import { deleteAccount } from './delete-own-account.service.ts';
import { deleteUser } from './delete-user-as-admin.service.ts';
import { viewDeletionEffects } from './deletion-effects.queries.ts';

const deleteOwn = mutation((context, { input }: { input: DeleteAccountInput }) =>
  deleteAccount(context, input),
);

export const accountDeletionResolvers: Resolvers = {
  Query: {
    deletionEffects: (_root, { userId }, context) =>
      nullIfNotFound(viewDeletionEffects(context, userId)),
  },
  Mutation: {
    deleteAccount: async (root, args, context) => ({
      openBusiness: [],
      ...(await deleteOwn(root, args, context)),
    }),
    deleteUser: mutation((context, { email }) => deleteUser(context, email)),
  },
};
