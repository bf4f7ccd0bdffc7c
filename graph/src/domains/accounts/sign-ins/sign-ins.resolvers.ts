import { presentUser } from '../../../context/present-user.ts';
import type { Resolvers } from '../../../generated/graphql.ts';
import { adminSignIns } from './sign-ins.queries.ts';

export const signInResolvers: Resolvers = {
  Query: {
    adminSignIns: (_root, asked, context) => adminSignIns.page(context, asked),
  },
  SignIn: {
    user: ({ userId }, _args, context) => presentUser(context, userId),
  },
};
