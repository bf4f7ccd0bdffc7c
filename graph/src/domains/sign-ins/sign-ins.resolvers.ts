import type { Resolvers } from '../../generated/graphql.ts';
import { browseSignIns } from './sign-ins.queries.ts';

/** What admins see of sign-ins. */
export const signInResolvers: Resolvers = {
  Query: {
    signIns: (_root, { userId, ...page }, context) => browseSignIns(context, userId, page),
  },
  SignIn: {
    id: ({ _id }) => _id.toHexString(),
    user: async ({ userId }, _args, { loaders }) => {
      const user = await loaders.user.load(userId);
      return user?.deletingAt ? null : user;
    },
    browser: ({ browser }) => browser ?? null,
  },
};
