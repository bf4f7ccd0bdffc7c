import { page } from '../connections.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { byId } from '../records.ts';
import { only } from '../refusal.ts';

/** What can be asked of the mocks. */
export const queryResolvers: Required<Resolvers>['Query'] = {
  changeCursor: (_root, _args, { events }) => events.cursor(),
  me: (_root, _args, { viewer }) => viewer,
  categories: (_root, _args, { world }) =>
    world.categories.toSorted((one, other) => (one.title < other.title ? -1 : 1)),
  category: (_root, { id }, { world }) => byId(world.categories, id),
  products: (_root, { filter, ...args }, { world }) =>
    page(
      world.products.filter(
        ({ inStock, categoryId, advertisement }) =>
          inStock === 'AVAILABLE' &&
          (filter?.categoryId == null || filter.categoryId === categoryId) &&
          (filter?.advertised == null || filter.advertised === advertisement),
      ),
      args,
    ),
  product: (_root, { id }, context) => {
    only(context, 'BUYER', 'SELLER', 'ADMIN');
    const product = byId(context.world.products, id);
    return product?.inStock === 'REMOVED' ? null : product;
  },
  myProducts: (_root, args, context) => {
    const { id } = only(context, 'SELLER');
    return page(
      context.world.products.filter((one) => one.sellerId === id && one.inStock !== 'REMOVED'),
      args,
    );
  },
  bookingList: (_root, args, context) => {
    const { id } = only(context, 'BUYER');
    return page(
      context.world.bookings.filter(({ userId }) => userId === id),
      args,
    );
  },
  wishList: (_root, args, context) => {
    const { id } = only(context, 'BUYER');
    return page(
      context.world.wishes.filter(({ userId }) => userId === id),
      args,
    );
  },
  users: (_root, { role, ...args }, context) => {
    only(context, 'ADMIN');
    return page(
      context.world.users.filter((user) => user.role === role),
      args,
    );
  },
  purchases: (_root, args, context) => {
    const { id } = only(context, 'BUYER');
    return page(
      context.world.payments.filter(
        ({ buyerId, status }) => buyerId === id && status !== 'PENDING' && status !== 'FAILED',
      ),
      args,
    );
  },
  sales: (_root, args, context) => {
    const { id } = only(context, 'SELLER');
    const { payments, products } = context.world;
    return page(
      payments.filter(
        ({ productId, status }) => status === 'PAID' && byId(products, productId)?.sellerId === id,
      ),
      args,
    );
  },
  payments: (_root, args, context) => {
    only(context, 'ADMIN');
    return page(context.world.payments, args);
  },
};
