import { formatShortMoney } from '@fitness-zone/contract/money.ts';
import { page } from '../connections.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { byId, type MockContext, productOf, type UserRecord, userOf } from '../records.ts';

const own = (user: UserRecord, { viewer }: MockContext) => viewer?.id === user.id;
const seesEmail = (user: UserRecord, context: MockContext) =>
  context.viewer !== null &&
  (own(user, context) || context.viewer.role === 'ADMIN' || user.role === 'SELLER');

const entry: Resolvers['CartItem'] = {
  user: ({ userId }, _args, { world }) => userOf(world, userId),
  product: ({ productId }, _args, { world }) => productOf(world, productId),
};

/** The fields of records that are not simply kept. */
export const recordResolvers: Resolvers = {
  Money: {
    amount: (amount) => amount,
    currency: () => 'USD',
    formatted: (amount) => formatShortMoney(amount, 'USD'),
  },
  Image: { url: (url) => url },
  Category: {
    availableCount: ({ id }, _args, { world }) =>
      world.products.filter((one) => one.categoryId === id && one.inStock === 'AVAILABLE').length,
    products: ({ id }, args, { world }) =>
      page(
        world.products.filter((one) => one.categoryId === id && one.inStock === 'AVAILABLE'),
        args,
      ),
  },
  User: {
    email: (user, _args, context) => (seesEmail(user, context) ? user.email : null),
    bookingCount: (user, _args, context) =>
      own(user, context) ? entriesOf(context.world.bookings, user) : null,
    wishCount: (user, _args, context) =>
      own(user, context) ? entriesOf(context.world.wishes, user) : null,
    productCount: (user, _args, context) =>
      own(user, context)
        ? context.world.products.filter(
            (one) => one.sellerId === user.id && one.inStock !== 'REMOVED',
          ).length
        : null,
  },
  Product: {
    seller: ({ sellerId }, _args, { world }) => byId(world.users, sellerId),
    sellerName: ({ sellerId }, _args, { world }) => byId(world.users, sellerId)?.name ?? null,
    sellerEmail: ({ sellerId }, _args, context) => {
      const seller = byId(context.world.users, sellerId);
      return seller && context.viewer ? seller.email : null;
    },
    phone: ({ phone }, _args, { viewer }) => (viewer ? phone : null),
    category: ({ categoryId }, _args, { world }) => byId(world.categories, categoryId),
    viewerHasBooked: ({ id }, _args, { world, viewer }) =>
      world.bookings.some((one) => one.productId === id && one.userId === viewer?.id),
    viewerHasWished: ({ id }, _args, { world, viewer }) =>
      world.wishes.some((one) => one.productId === id && one.userId === viewer?.id),
    viewerCanBuy: ({ inStock }, _args, { viewer }) =>
      viewer?.role === 'BUYER' && inStock === 'AVAILABLE',
    viewerCanDelete: ({ sellerId, inStock }, _args, { viewer }) =>
      inStock === 'AVAILABLE' && (viewer?.role === 'ADMIN' || viewer?.id === sellerId),
    viewerCanAdvertise: ({ sellerId, inStock, advertisement }, _args, { viewer }) =>
      inStock === 'AVAILABLE' &&
      !advertisement &&
      (viewer?.role === 'ADMIN' || viewer?.id === sellerId),
  },
  CartItem: entry,
  WishItem: entry,
  Payment: { product: ({ productId }, _args, { world }) => productOf(world, productId) },
};

const entriesOf = (entries: { userId: string }[], { id }: UserRecord) =>
  entries.filter(({ userId }) => userId === id).length;
