import { attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import { describePicture, missingPicture } from '@fitness-zone/contract/pictures/picture-url.ts';
import { page } from './pages.ts';
import type { Fields } from './resolver.ts';
import { type Account, byId, type Product, type Store } from './store.ts';

type Row<Name extends keyof Store> = Store[Name][number];
type Field<Source> = Fields<Source>[string];

/** The records that refer to this one in a field. */
const those = <Name extends keyof Store>(
  store: Store,
  table: Name,
  key: keyof Row<Name>,
  { id }: { id: string },
): Row<Name>[] => (store[table] as Row<Name>[]).filter((record) => record[key] === id);

/** The records about a product and one of its buyers. */
const ofPair = <Name extends 'offers' | 'payments' | 'threads'>(
  store: Store,
  table: Name,
  pair: { productId: string; buyerId: string },
): Row<Name>[] =>
  (store[table] as Row<Name>[]).filter(
    ({ productId, buyerId }) => productId === pair.productId && buyerId === pair.buyerId,
  );

/** The number of records that refer to this one in a field, and a page of them. */
const countOf =
  <Name extends keyof Store>(
    table: Name,
    key: keyof Row<Name>,
    isCounted: (record: Row<Name>) => boolean = () => true,
  ): Field<{ id: string }> =>
  (source, _args, { store }) =>
    those(store, table, key, source).filter(isCounted).length;
const pageOf =
  <Name extends keyof Store>(
    table: Name,
    key: keyof Row<Name>,
    isListed: (record: Row<Name>) => boolean = () => true,
  ): Field<{ id: string }> =>
  (source, args, { store }) =>
    page(those(store, table, key, source).filter(isListed), args);

const isForSale = ({ inStock }: Product) => inStock === 'AVAILABLE';
const isSold = ({ inStock }: Product) => inStock === 'SOLD';
type Sold = { productId: string };
const productOf = (store: Store, { productId }: Sold) => byId(store.products, productId);
const sellerOf = (store: Store, one: Sold) =>
  byId(store.accounts, productOf(store, one)?.sellerId ?? null);
/** Whether a product is the viewer's own and in one of these states. */
const isOwnIn =
  (...states: Product['inStock'][]): Field<Product> =>
  ({ sellerId, inStock }, _args, { viewer }) =>
    sellerId === viewer?.id && states.includes(inStock);
const isBuyers: Field<Product> = (product, _args, { viewer }) =>
  viewer?.role === 'BUYER' && isForSale(product);
const amountOf = (amount: unknown) => (typeof amount === 'number' ? amount : 0);
const urlOf = (url: unknown) => (typeof url === 'string' ? url : missingPicture);

const sale: Fields<Row<'payments'>> = {
  productName: (payment, _args, { store }) => productOf(store, payment)?.productName,
  image: (payment, _args, { store }) => productOf(store, payment)?.images[0]?.image,
};
const partyOf = (account: Account | null) => ({ userId: account?.id, name: account?.name });

/** Computed fields of records. */
export const records: {
  Money: Fields<unknown>;
  Image: Fields<unknown>;
  Category: Fields<Row<'categories'>>;
  Product: Fields<Product>;
  User: Fields<Account>;
  Person: Fields<Account>;
  Payment: Fields<Row<'payments'>>;
  Order: Fields<Row<'payments'>>;
  Offer: Fields<Row<'offers'>>;
  Thread: Fields<Row<'threads'>>;
  Message: Fields<Row<'messages'>>;
  Report: Fields<Row<'reports'>>;
} = {
  Money: {
    amount: amountOf,
    currency: () => 'USD',
    formatted: (amount) => formatMoney(amountOf(amount), 'USD'),
  },
  Image: { url: urlOf, srcSet: (url) => describePicture(urlOf(url)).srcSet },
  Category: {
    attributes: (category) =>
      attributesOf(category).map((name) => ({
        ...attributes[name],
        name,
        type: attributes[name].type.toUpperCase(),
      })),
    availableCount: countOf('products', 'categoryId', isForSale),
    productCount: (category, _args, { store, viewer }) =>
      viewer?.role === 'ADMIN' ? those(store, 'products', 'categoryId', category).length : null,
    products: pageOf('products', 'categoryId', isForSale),
  },
  Product: {
    image: ({ images }) => images[0]?.image,
    sellerName: ({ sellerId }, _args, { store }) => byId(store.accounts, sellerId)?.name,
    sellerEmail: ({ sellerId }, _args, { store, viewer }) =>
      viewer && byId(store.accounts, sellerId)?.email,
    phone: ({ phone }, _args, { viewer }) => viewer && phone,
    viewerHasBooked: (product, _args, { store, viewer }) =>
      those(store, 'bookings', 'productId', product).some(({ userId }) => userId === viewer?.id),
    viewerHasWished: (product, _args, { store, viewer }) =>
      those(store, 'wishes', 'productId', product).some(({ userId }) => userId === viewer?.id),
    viewerOffer: (product, _args, { store, viewer }) =>
      those(store, 'offers', 'productId', product).find(({ buyerId }) => buyerId === viewer?.id) ??
      null,
    viewerThread: (product, _args, { store, viewer }) =>
      those(store, 'threads', 'productId', product).find(({ buyerId }) => buyerId === viewer?.id) ??
      null,
    viewerCanBuy: isBuyers,
    viewerCanOffer: isBuyers,
    viewerCanEdit: isOwnIn('AVAILABLE', 'PAUSED'),
    similarProducts: ({ id, categoryId }, { first }, { store }) =>
      those(store, 'products', 'categoryId', { id: categoryId })
        .filter((other) => other.id !== id && isForSale(other))
        .slice(-first)
        .reverse(),
  },
  User: {
    email: ({ email }, _args, { viewer }) => viewer && email,
    bookingCount: countOf('bookings', 'userId'),
    wishCount: countOf('wishes', 'userId'),
    productCount: countOf('products', 'sellerId'),
    unreadNotificationCount: countOf('notifications', 'userId', ({ readAt }) => !readAt),
    rating(user, _args, { store }) {
      const stars = those(store, 'reviews', 'subjectId', user).map((review) => review.stars);
      const sum = stars.reduce((total, each) => total + each, 0);
      return { count: stars.length, average: stars.length > 0 ? sum / stars.length : null };
    },
    forSaleCount: countOf('products', 'sellerId', isForSale),
    soldCount: countOf('products', 'sellerId', isSold),
    answersWithin: ({ role }) => (role === 'SELLER' ? 'DAY' : null),
    productsForSale: pageOf('products', 'sellerId', isForSale),
    productsSold: pageOf('products', 'sellerId', isSold),
    reviews: pageOf('reviews', 'subjectId'),
  },
  Person: { user: (account) => account },
  Payment: {
    ...sale,
    buyerName: ({ buyerId }, _args, { store }) => byId(store.accounts, buyerId)?.name,
    buyerEmail: ({ buyerId }, _args, { store }) => byId(store.accounts, buyerId)?.email,
    sellerName: (payment, _args, { store }) => sellerOf(store, payment)?.name,
    order: (payment) => payment,
    viewerFailedRefundAnswers: ({ failedRefund }, _args, { viewer }) =>
      failedRefund && viewer?.role === 'ADMIN' ? ['TRY_AGAIN', 'PAID_ANOTHER_WAY', 'RELEASE'] : [],
    handOver: (payment, _args, { store }) => ({
      status: 'PAID',
      place: productOf(store, payment)?.location,
    }),
  },
  Order: {
    ...sale,
    state: () => 'PAID',
    place: (payment, _args, { store }) => productOf(store, payment)?.location,
    buyer: ({ buyerId }, _args, { store }) => partyOf(byId(store.accounts, buyerId)),
    seller: (payment, _args, { store }) => partyOf(sellerOf(store, payment)),
    payments: (payment) => [payment],
    totals: ({ amount }) => ({ paid: amount, kept: amount }),
  },
  Offer: {
    buyerHistory: ({ buyerId }, _args, { store }) => ({
      purchaseCount: store.payments.filter((payment) => payment.buyerId === buyerId).length,
      answersWithin: 'DAY',
    }),
    thread: (offer, _args, { store }) => ofPair(store, 'threads', offer)[0] ?? null,
    viewerCanWithdraw: ({ buyerId }, _args, { viewer }) => buyerId === viewer?.id,
    viewerCanAccept: (offer, _args, { store, viewer }) => sellerOf(store, offer) === viewer,
  },
  Thread: {
    seller: (thread, _args, { store }) => sellerOf(store, thread),
    lastMessage: (thread, _args, { store }) => those(store, 'messages', 'threadId', thread).at(-1),
    position: ({ updatedAt }) => updatedAt,
    messages: pageOf('messages', 'threadId'),
    offers: (thread, _args, { store }) => ofPair(store, 'offers', thread),
    orders: (thread, _args, { store }) => ofPair(store, 'payments', thread),
  },
  Message: {
    viewerIsSender: ({ senderId }, _args, { viewer }) => senderId === viewer?.id,
  },
  Report: {
    subject: (report, _args, { store }) => sellerOf(store, report),
  },
};
