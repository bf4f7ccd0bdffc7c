import type { Resolvers } from '../../generated/graphql.ts';
import { showsEmail } from './visibility.ts';

export const accountResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { viewer }) => viewer,
  },
  User: {
    id: ({ _id }) => _id.toHexString(),
    email: (user, _args, { viewer }) => (showsEmail(viewer, user) ? user.email : null),
  },
  Product: {
    seller: ({ sellerId }, _args, { loaders }) => loaders.user.load(sellerId),
    sellerName: async ({ sellerId }, _args, { loaders }) =>
      (await loaders.user.load(sellerId))?.name ?? null,
    sellerEmail: async ({ sellerId }, _args, { loaders, viewer }) => {
      const seller = await loaders.user.load(sellerId);
      return seller && showsEmail(viewer, seller) ? seller.email : null;
    },
  },
};
