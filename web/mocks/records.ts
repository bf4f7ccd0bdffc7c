import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import { describePicture, missingPicture } from '@fitness-zone/contract/pictures/picture-url.ts';
import { page } from './pages.ts';
import type { Context, Fields } from './resolver.ts';
import { type Account, byId, type Product, type Store } from './store.ts';

type Row<Name extends keyof Store> = Store[Name][number];
type Field<Source> = Fields<Source>[string];

const isForSale = ({ inStock }: Product) => inStock === 'AVAILABLE';
const productOf = (
  { productId }: { productId: string | null },
  _args: object,
  { store }: Context,
) => byId(store.products, productId);
const buyerOf: Field<{ buyerId: string }> = ({ buyerId }, _args, { store }) =>
  byId(store.accounts, buyerId);
const sellerOf = (store: Store, productId: string) =>
  byId(store.accounts, byId(store.products, productId)?.sellerId ?? null);
/** Whether a product is the viewer's own, in one of the states. */
const isOwnIn =
  (...states: Product['inStock'][]): Field<Product> =>
  ({ sellerId, inStock }, _args, { viewer }) =>
    sellerId === viewer?.id && states.includes(inStock);
const isBuyers: Field<Product> = (product, _args, { viewer }) =>
  viewer?.role === 'BUYER' && isForSale(product);
const entry: Fields<Row<'bookings'>> = {
  product: productOf,
  user: ({ userId }, _args, { store }) => byId(store.accounts, userId),
};
const amountOf = (amount: unknown) => (typeof amount === 'number' ? amount : 0);
const urlOf = (url: unknown) => (typeof url === 'string' ? url : missingPicture);

/** Computed fields of records. */
export const records: {
  Money: Fields<unknown>;
  Image: Fields<unknown>;
  Category: Fields<Row<'categories'>>;
  Product: Fields<Product>;
  User: Fields<Account>;
  Person: Fields<Account>;
  CartItem: Fields<Row<'bookings'>>;
  WishItem: Fields<Row<'bookings'>>;
  Payment: Fields<Row<'payments'>>;
  Offer: Fields<Row<'offers'>>;
  Thread: Fields<Row<'threads'>>;
  Message: Fields<Row<'messages'>>;
  Notification: Fields<Row<'notifications'>>;
  Review: Fields<Row<'reviews'>>;
  Report: Fields<Row<'reports'>>;
  AuditEntry: Fields<Row<'audit'>>;
} = {
  Money: {
    amount: amountOf,
    currency: () => 'USD',
    formatted: (amount) => formatMoney(amountOf(amount), 'USD'),
  },
  Image: {
    url: urlOf,
    srcSet: (url) => describePicture(urlOf(url)).srcSet,
  },
  Category: {
    position: ({ id }, _args, { store }) => store.categories.findIndex((one) => one.id === id),
    availableCount: ({ id }, _args, { store }) =>
      store.products.filter((one) => one.categoryId === id && isForSale(one)).length,
    productCount: ({ id }, _args, { store, viewer }) =>
      viewer?.role === 'ADMIN'
        ? store.products.filter(({ categoryId }) => categoryId === id).length
        : null,
    products: ({ id }, args, { store }) =>
      page(
        store.products.filter((one) => one.categoryId === id && isForSale(one)),
        args,
      ),
  },
  Product: {
    image: ({ images }) => images[0]?.image,
    seller: ({ sellerId }, _args, { store }) => byId(store.accounts, sellerId),
    sellerName: ({ sellerId }, _args, { store }) => byId(store.accounts, sellerId)?.name,
    sellerEmail: ({ sellerId }, _args, { store, viewer }) =>
      viewer && byId(store.accounts, sellerId)?.email,
    phone: ({ phone }, _args, { viewer }) => viewer && phone,
    category: ({ categoryId }, _args, { store }) => byId(store.categories, categoryId),
    viewerHasBooked: ({ id }, _args, { store, viewer }) =>
      store.bookings.some((one) => one.productId === id && one.userId === viewer?.id),
    viewerHasWished: ({ id }, _args, { store, viewer }) =>
      store.wishes.some((one) => one.productId === id && one.userId === viewer?.id),
    viewerOffer: ({ id }, _args, { store, viewer }) =>
      store.offers.find(
        (one) => one.productId === id && one.buyerId === viewer?.id && one.status === 'OPEN',
      ) ?? null,
    viewerThread: ({ id }, _args, { store, viewer }) =>
      store.threads.find((one) => one.productId === id && one.buyerId === viewer?.id) ?? null,
    viewerCanBuy: isBuyers,
    viewerCanOffer: isBuyers,
    viewerCanEdit: isOwnIn('AVAILABLE', 'PAUSED'),
    viewerCanPause: isOwnIn('AVAILABLE'),
    viewerCanResume: isOwnIn('PAUSED'),
    viewerCanMarkSoldElsewhere: isOwnIn('AVAILABLE', 'PAUSED'),
    viewerCanRelist: isOwnIn('SOLD_ELSEWHERE'),
    viewerCanDelete: isOwnIn('AVAILABLE', 'PAUSED', 'SOLD_ELSEWHERE'),
    viewerCanAdvertise: (product, args, context) =>
      !product.advertisement && isOwnIn('AVAILABLE')(product, args, context),
    similarProducts: ({ id, categoryId }, { first }, { store }) =>
      store.products
        .filter((one) => one.categoryId === categoryId && one.id !== id && isForSale(one))
        .slice(-first)
        .reverse(),
  },
  User: {
    email: ({ email }, _args, { viewer }) => viewer && email,
    since: ({ createdAt }) => createdAt,
    bookingCount: ({ id }, _args, { store }) =>
      store.bookings.filter(({ userId }) => userId === id).length,
    wishCount: ({ id }, _args, { store }) =>
      store.wishes.filter(({ userId }) => userId === id).length,
    productCount: ({ id }, _args, { store }) =>
      store.products.filter(({ sellerId }) => sellerId === id).length,
    unreadNotificationCount: ({ id }, _args, { store }) =>
      store.notifications.filter((one) => one.userId === id && !one.readAt).length,
    unreadMessageCount: () => 0,
    mailedNotifications: () => [],
    rating({ id }, _args, { store }) {
      const stars = store.reviews
        .filter(({ subjectId }) => subjectId === id)
        .map((one) => one.stars);
      const sum = stars.reduce((total, one) => total + one, 0);
      return { count: stars.length, average: stars.length > 0 ? sum / stars.length : null };
    },
    forSaleCount: ({ id }, _args, { store }) =>
      store.products.filter((one) => one.sellerId === id && isForSale(one)).length,
    soldCount: ({ id }, _args, { store }) =>
      store.products.filter((one) => one.sellerId === id && one.inStock === 'SOLD').length,
    productsForSale: ({ id }, args, { store }) =>
      page(
        store.products.filter((one) => one.sellerId === id && isForSale(one)),
        args,
      ),
    productsSold: ({ id }, args, { store }) =>
      page(
        store.products.filter((one) => one.sellerId === id && one.inStock === 'SOLD'),
        args,
      ),
    reviews: ({ id }, args, { store }) =>
      page(
        store.reviews.filter(({ subjectId }) => subjectId === id),
        args,
      ),
  },
  Person: {
    user: (account) => account,
    since: ({ createdAt }) => createdAt,
  },
  CartItem: entry,
  WishItem: entry,
  Payment: {
    product: productOf,
    productName: (payment, args, context) => productOf(payment, args, context)?.productName,
    image: (payment, args, context) => productOf(payment, args, context)?.images[0]?.image,
    price: ({ amount }) => amount,
    buyerName: (payment, args, context) =>
      (buyerOf(payment, args, context) as Account | null)?.name,
    buyerEmail: (payment, args, context) =>
      (buyerOf(payment, args, context) as Account | null)?.email,
    sellerName: ({ productId }, _args, { store }) => sellerOf(store, productId)?.name,
    handOver: (payment, args, context) => ({
      status: 'PAID',
      place: productOf(payment, args, context)?.location,
    }),
  },
  Offer: {
    product: productOf,
    buyer: buyerOf,
    viewerCanWithdraw: ({ buyerId, status }, _args, { viewer }) =>
      status === 'OPEN' && buyerId === viewer?.id,
    viewerCanAccept: ({ productId, status }, _args, { store, viewer }) =>
      status === 'OPEN' && byId(store.products, productId)?.sellerId === viewer?.id,
  },
  Thread: {
    product: productOf,
    buyer: buyerOf,
    seller: ({ productId }, _args, { store }) => sellerOf(store, productId),
    lastMessage: ({ id }, _args, { store }) =>
      store.messages.findLast(({ threadId }) => threadId === id),
    viewerCanWrite: () => true,
    messages: ({ id }, args, { store }) =>
      page(
        store.messages.filter(({ threadId }) => threadId === id),
        args,
      ),
  },
  Message: {
    thread: ({ threadId }, _args, { store }) => byId(store.threads, threadId),
    sender: ({ senderId }, _args, { store }) => byId(store.accounts, senderId),
    viewerIsSender: ({ senderId }, _args, { viewer }) => senderId === viewer?.id,
  },
  Notification: { product: productOf },
  Review: {
    author: ({ authorId }, _args, { store }) => byId(store.accounts, authorId),
    subject: ({ subjectId }, _args, { store }) => byId(store.accounts, subjectId),
  },
  Report: {
    product: productOf,
    subject: ({ productId }, _args, { store }) => sellerOf(store, productId),
    targetReportCount: () => 1,
    reporter: ({ reporterId }, _args, { store }) => byId(store.accounts, reporterId),
  },
  AuditEntry: {
    actor: ({ actorId }, _args, { store }) => byId(store.accounts, actorId),
    user: ({ targetId }, _args, { store }) => byId(store.accounts, targetId),
  },
};
