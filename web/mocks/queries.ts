import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import type { QueryResolvers } from '../../graph/src/generated/graphql.ts';
import { page, searchProducts } from './pages.ts';
import { requireRole } from './refusal.ts';
import type { Context, RootResolvers } from './resolver.ts';
import { byId } from './store.ts';

const startsLike = (text: string | null | undefined, words: string) =>
  wordsOf(text ?? '').every((asked) => wordsOf(words).some((one) => one.startsWith(asked)));

const sellerIdOf = ({ store }: Context, { productId }: { productId: string }) =>
  byId(store.products, productId)?.sellerId;

/** The root queries that have records here; all others answer with the least that their type allows. */
export const queries: RootResolvers<QueryResolvers> = {
  changeCursor: (_root, _args, { changes }) => changes.cursor(),
  me: (_root, _args, { viewer }) => viewer,
  categories: (_root, _args, { store }) => store.categories,
  category: (_root, { id }, { store }) => byId(store.categories, id),
  products: (_root, args, { store }) => searchProducts(store, args),
  searchSuggestions: (_root: unknown, { text, first }, { store }) => ({
    categories: store.categories.filter(({ title }) => startsLike(text, title)).slice(0, first),
    productNames: store.products
      .filter((one) => one.inStock === 'AVAILABLE' && startsLike(text, one.productName))
      .map(({ productName }) => productName)
      .slice(0, first),
  }),
  product(_root, { id }, { store, viewer }) {
    requireRole(viewer);
    return byId(store.products, id);
  },
  productPreview: (_root, { id }, { store }) => byId(store.products, id),
  productPreviews: (_root, { ids }, { store }) =>
    store.products.filter(({ id }) => ids.includes(id)),
  seller: (_root, { userId }, { store }) =>
    store.accounts.find((one) => one.id === userId && one.role === 'SELLER') ?? null,
  myProducts(_root, args, { store, viewer }) {
    const { id } = requireRole(viewer, 'SELLER');
    const own = store.products.filter((one) => one.sellerId === id && one.inStock !== 'REMOVED');
    return page(own, args);
  },
  productStatistics(_root, { ids }, { store, viewer }) {
    requireRole(viewer, 'SELLER');
    return store.products
      .filter(({ id }) => ids.includes(id))
      .map((product) => ({ id: product.id, product, viewCount: 12, wishCount: 1 }));
  },
  bookingList(_root, args, { store, viewer }) {
    const { id } = requireRole(viewer, 'BUYER');
    return page(
      store.bookings.filter(({ userId }) => userId === id),
      args,
    );
  },
  wishList(_root, args, { store, viewer }) {
    const { id } = requireRole(viewer, 'BUYER');
    return page(
      store.wishes.filter(({ userId }) => userId === id),
      args,
    );
  },
  purchases(_root, args, { store, viewer }) {
    const { id } = requireRole(viewer, 'BUYER');
    return page(
      store.payments.filter(({ buyerId }) => buyerId === id),
      args,
    );
  },
  sales(_root, args, context) {
    const { id } = requireRole(context.viewer, 'SELLER');
    return page(
      context.store.payments.filter((one) => sellerIdOf(context, one) === id),
      args,
    );
  },
  salesOverTime: (_root, { months }) =>
    Array.from({ length: months ?? 12 }, (_, nth) => {
      const from = new Date();
      from.setUTCMonth(from.getUTCMonth() - nth, 1);
      const month = from.toISOString().slice(0, 7);
      return { month, from: from.toISOString(), count: nth % 3, amount: (nth % 3) * 24_000 };
    }).reverse(),
  offers(_root, { filter, ...args }, { store, viewer }) {
    const { productId, status } = filter ?? {};
    const { id, role } = requireRole(viewer, 'BUYER', 'SELLER');
    const isOwn = (offer: { productId: string; buyerId: string }) =>
      role === 'BUYER'
        ? offer.buyerId === id
        : byId(store.products, offer.productId)?.sellerId === id;
    const fitting = store.offers.filter(
      (one) =>
        isOwn(one) &&
        (!productId || one.productId === productId) &&
        (!status || one.status === String(status).toUpperCase()),
    );
    return page(fitting, args);
  },
  threads(_root, args, { store, viewer }) {
    const { id } = requireRole(viewer, 'BUYER', 'SELLER');
    const isSide = (thread: { buyerId: string; productId: string }) =>
      thread.buyerId === id || byId(store.products, thread.productId)?.sellerId === id;
    return page(store.threads.filter(isSide), args);
  },
  thread(_root, { id }, { store, viewer }) {
    requireRole(viewer, 'BUYER', 'SELLER');
    return byId(store.threads, id);
  },
  notifications(_root, args, { store, viewer }) {
    const { id } = requireRole(viewer);
    return page(
      store.notifications.filter(({ userId }) => userId === id),
      args,
    );
  },
  users(_root, { filter, ...args }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    return page(
      store.accounts.filter((one) => one.role === String(filter?.role ?? one.role)),
      args,
    );
  },
  adminPerson(_root, { userId }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    return byId(store.accounts, userId);
  },
  adminPeople(_root, { filter, ...args }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    const fitting = store.accounts.filter(
      ({ name, email, role, verified }) =>
        startsLike(filter?.text, `${name} ${email}`) &&
        role === String(filter?.role ?? role) &&
        verified === (filter?.verified ?? verified) &&
        filter?.state !== ('SUSPENDED' as string),
    );
    return page(fitting, args);
  },
  adminProducts(_root, { filter, ...args }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    const fitting = store.products.filter(
      ({ productName, inStock, categoryId }) =>
        startsLike(filter?.text, productName) &&
        inStock === String(filter?.stock ?? inStock) &&
        categoryId === (filter?.categoryId ?? categoryId),
    );
    return page(fitting, args);
  },
  adminPayments(_root, { filter, ...args }, context) {
    requireRole(context.viewer, 'ADMIN');
    const { text, status, sellerId, buyerId } = filter ?? {};
    const { payments, products } = context.store;
    const fitting = payments.filter(
      (one) =>
        startsLike(text, `${byId(products, one.productId)?.productName} ${one.transactionId}`) &&
        one.status === String(status ?? one.status) &&
        one.buyerId === (buyerId ?? one.buyerId) &&
        (!sellerId || sellerIdOf(context, one) === sellerId),
    );
    return page(fitting, args);
  },
  adminAuditLog(_root, { filter, ...args }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    return page(
      store.audit.filter((one) => one.action === String(filter?.action ?? one.action)),
      args,
    );
  },
  adminReports(_root, { filter, ...args }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    return page(String(filter?.state) === 'DECIDED' ? [] : store.reports, args);
  },
};
