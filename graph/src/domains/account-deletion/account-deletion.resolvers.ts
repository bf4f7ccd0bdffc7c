import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { deleteUser } from './delete-user.service.ts';

/** The mutation that deletes an account. */
export const accountDeletionResolvers: Resolvers = {
  Mutation: {
    deleteUser: mutation((context, { email }) => deleteUser(context, email)),
  },
};
