import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { whenReady } from '../../shared/when-ready.ts';
import type { ListEntryRecord } from './list-entry.model.ts';
import { bookingList, countEntries, wishList } from './lists.queries.ts';
import { addToBookingList, addToWishList, deleteEntry } from './lists.service.ts';

const entryFields = {
  user: ({ userId }: ListEntryRecord, _args: object, { loaders }: Context) =>
    whenReady(loaders.user.load(userId), (user) => {
      // Only its owner sees an entry, and the owner's account exists.
      if (!user) throw new Error(`list entry without user ${userId.toHexString()}`);
      return user;
    }),
  product: ({ productId }: ListEntryRecord, _args: object, { loaders }: Context) =>
    whenReady(loaders.product.load(productId), (product) => {
      // Products are never deleted, only marked as removed.
      if (!product) throw new Error(`list entry without product ${productId.toHexString()}`);
      return product;
    }),
};

export const listResolvers: Resolvers = {
  Query: {
    bookingList: (_root, page, context) => bookingList.page(context, page),
    wishList: (_root, page, context) => wishList.page(context, page),
  },
  Mutation: {
    addToBookingList: mutation((context, { productId }) => addToBookingList(context, productId)),
    addToWishList: mutation((context, { productId }) => addToWishList(context, productId)),
    deleteBookingProduct: mutation((context, { id }) => deleteEntry(context, 'Booking', id)),
    deleteWishProduct: mutation((context, { id }) => deleteEntry(context, 'Wish', id)),
  },
  CartItem: { ...entryFields, productRevision: ({ productRevision }) => productRevision ?? 0 },
  WishItem: entryFields,
  Product: {
    viewerHasBooked: ({ _id }, _args, { loaders }) => loaders.viewerHasBooked.load(_id),
    viewerHasWished: ({ _id }, _args, { loaders }) => loaders.viewerHasWished.load(_id),
  },
  User: {
    bookingCount: (user, _args, context) => countEntries(context, 'Booking', user),
    wishCount: (user, _args, context) => countEntries(context, 'Wish', user),
  },
};
