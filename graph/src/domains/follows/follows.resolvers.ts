import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { browseFollowedSellers } from './follows.queries.ts';
import { followSeller, unfollowSeller } from './follows.service.ts';

export const followResolvers: Resolvers = {
  Query: {
    followedSellers: (_root, page, context) => browseFollowedSellers(context, page),
  },
  Mutation: {
    followSeller: mutation((context, { userId }) => followSeller(context, userId)),
    unfollowSeller: mutation((context, { userId }) => unfollowSeller(context, userId)),
  },
  User: {
    viewerFollows: ({ _id }, _args, { loaders }) => loaders.viewerFollows.load(_id),
  },
};
