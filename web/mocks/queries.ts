import { ownListKey } from '@fitness-zone/contract/catalog/own-list.ts';
import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import type { QueryResolvers } from '../../graph/src/generated/graphql.ts';
import { page } from './pages.ts';
import { suggestPlaces } from './places.ts';
import { requireRole } from './refusal.ts';
import type { Context, RootResolvers } from './resolver.ts';
import { searchProducts, suggestSearches } from './search.ts';
import { type Account, byId, type Store } from './store.ts';

const startsLike = (text: unknown, words: string) =>
  wordsOf(String(text ?? '')).every((asked) => wordsOf(words).some((one) => one.startsWith(asked)));

/**
 * The accounts that may see a record (everybody without `sides`), the words that find it, and its values by filter
 * name.
 */
type Facts = { sides?: (string | undefined)[]; words?: string; [filter: string]: unknown };

/** Filters that the mocks ignore. */
const unfiltered = new Set(['from', 'to', 'timeZone', 'startingAt']);

/** A page of the records that match a viewer's request. Without roles, every signed-in user may ask. */
const pageFor =
  <Name extends keyof Store>(
    roles: Account['role'][],
    table: Name,
    factsOf: (one: Store[Name][number], store: Store) => Facts,
    keyOf?: (one: Store[Name][number]) => number,
  ) =>
  (
    _root: unknown,
    args: { filter?: object | null; first?: number; after?: string | null },
    { store, viewer }: Context,
  ) => {
    const asker = requireRole(viewer, ...roles);
    const { text, ...filter }: Record<string, unknown> = { ...args.filter };
    const isSearchText = (one: Store[Name][number]) => {
      const { sides, words = '', ...values } = factsOf(one, store);
      const fits = ([name, asked]: [string, unknown]) =>
        asked == null || unfiltered.has(name) || asked === (values[name] ?? false);
      return (
        (!sides || sides.includes(asker.id)) &&
        startsLike(text, words) &&
        Object.entries(filter).every(fits)
      );
    };
    return page((store[table] as Store[Name][number][]).filter(isSearchText), args, keyOf);
  };

const sellerIdOf = (store: Store, productId: string) => byId(store.products, productId)?.sellerId;
const ownEntry = ({ userId }: { userId: string }) => ({ sides: [userId] });
const dealOf = (one: { buyerId: string; productId: string; status?: string }, store: Store) => ({
  sides: [one.buyerId, sellerIdOf(store, one.productId)],
  productId: one.productId,
  status: one.status,
  state: 'PAID',
});

/** The root queries with records here; all others resolve to the smallest value of their type. */
export const queries: RootResolvers<QueryResolvers> = {
  changeCursor: (_root, _args, { changes }) => changes.cursor(),
  me: (_root, _args, { viewer }) => viewer,
  categories: (_root, _args, { store }) => store.categories,
  category: (_root, { id }, { store }) => byId(store.categories, id),
  products: (_root, args, { store }) => searchProducts(store, args),
  searchSuggestions: (_root, args, { store }) => suggestSearches(store, args),
  places: (_root, { text, first }) => suggestPlaces(text, first),
  product(_root, { id }, { store, viewer }) {
    requireRole(viewer);
    return byId(store.products, id);
  },
  productPreview: (_root, { id }, { store }) => byId(store.products, id),
  productPreviews: (_root, { ids }, { store }) =>
    store.products.filter(({ id }) => ids.includes(id)),
  seller: (_root, { userId }, { store }) =>
    store.accounts.find((one) => one.id === userId && one.role === 'SELLER') ?? null,
  myProducts: pageFor(
    ['SELLER'],
    'products',
    ({ sellerId, inStock }) => ({ sides: inStock === 'REMOVED' ? [] : [sellerId] }),
    ({ inStock }) => ownListKey(inStock),
  ),
  productStatistics: (_root, { ids }, { store }) =>
    ids.map((id) => ({
      id,
      product: byId(store.products, id),
      viewCount: 12,
      wishCount: 1,
      interest: 'FEW',
    })),
  bookingList: pageFor(['BUYER'], 'bookings', ownEntry),
  wishList: pageFor(['BUYER'], 'wishes', ownEntry),
  orders: pageFor(['BUYER', 'SELLER'], 'payments', dealOf),
  adminOrders: pageFor(['ADMIN'], 'payments', () => ({ state: 'PAID' })),
  order(_root, { id }, { store, viewer }) {
    requireRole(viewer);
    return byId(store.payments, id);
  },
  salesOverTime: (_root, { months }) =>
    Array.from({ length: months ?? 12 }, (_, nth) => {
      const from = new Date();
      from.setUTCMonth(from.getUTCMonth() - nth, 1);
      const month = from.toISOString().slice(0, 7);
      return { month, from: from.toISOString(), count: nth % 3, amount: (nth % 3) * 24_000 };
    }).reverse(),
  offers: pageFor(['BUYER', 'SELLER'], 'offers', dealOf),
  threads: pageFor(['BUYER', 'SELLER'], 'threads', dealOf),
  thread(_root, { id }, { store, viewer }) {
    requireRole(viewer, 'BUYER', 'SELLER');
    return byId(store.threads, id);
  },
  notifications: pageFor([], 'notifications', ownEntry),
  users: pageFor(['ADMIN'], 'accounts', ({ role }) => ({ role })),
  adminPerson(_root, { userId }, { store, viewer }) {
    requireRole(viewer, 'ADMIN');
    return byId(store.accounts, userId);
  },
  adminPeople: pageFor(['ADMIN'], 'accounts', ({ name, email, role, verified }) => ({
    words: `${name} ${email}`,
    role,
    verified,
    state: 'ACTIVE',
  })),
  adminProducts: pageFor(['ADMIN'], 'products', ({ productName, inStock, ...one }) => ({
    words: productName,
    ...one,
    stock: inStock,
    advertised: one.advertisement,
  })),
  adminPayments: pageFor(['ADMIN'], 'payments', (one, store) => ({
    words: `${byId(store.products, one.productId)?.productName} ${one.transactionId}`,
    status: one.status,
    buyerId: one.buyerId,
    sellerId: sellerIdOf(store, one.productId),
  })),
  adminAuditLog: pageFor(['ADMIN'], 'audit', ({ action, userId }) => ({ action, userId })),
  adminReports: pageFor(['ADMIN'], 'reports', ({ kind }) => ({ kind, state: 'OPEN' })),
};
