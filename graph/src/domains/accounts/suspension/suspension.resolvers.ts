import type { Resolvers } from '../../../generated/graphql.ts';
import { mutation } from '../../../graphql/mutation.ts';
import { restoreUser } from './restore-user.service.ts';
import { suspendUser } from './suspend-user.service.ts';

export const suspensionResolvers: Resolvers = {
  Mutation: {
    adminSuspendUser: mutation((context, { input }) => suspendUser(context, input)),
    adminRestoreUser: mutation((context, { userId }) => restoreUser(context, userId)),
  },
};
