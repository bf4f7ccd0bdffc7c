import { formatMoney, priceOf } from '@fitness-zone/contract/money.ts';
import { describePicture } from '@fitness-zone/contract/picture-url.ts';
import { nearestInPrice } from '@fitness-zone/contract/similar-products.ts';
import type { MockContext } from '../context.ts';
import type { Resolvers, Stock } from '../generated/resolvers.ts';
import { isSeller } from '../records/accounts.ts';
import { unfilteredProducts } from '../records/connections.ts';
import { byId, productOf, userOf } from '../records/findRecords.ts';
import { mailedByDefault } from '../records/mailedByDefault.ts';
import { ownPicture, shownPicture } from '../records/pictures.ts';
import type { ProductRecord, Records, UserRecord } from '../records/records.ts';
import { mayManage } from './catalog.resolvers.ts';

const isViewer = (user: UserRecord, { viewer }: MockContext) => viewer?.id === user.id;
const showsEmail = (user: UserRecord, context: MockContext) =>
  context.viewer !== null &&
  (isViewer(user, context) || context.viewer.role === 'ADMIN' || user.role === 'SELLER');

const entry: Resolvers['CartItem'] = {
  user: ({ userId }, _args, { records }) => userOf(records, userId),
  product: ({ productId }, _args, { records }) => productOf(records, productId),
};

/** A seller's products in one state; null for who is no seller. */
const ofSeller = ({ products }: Records, user: UserRecord, inStock: Stock) =>
  isSeller(user)
    ? products.filter((one) => one.sellerId === user.id && one.inStock === inStock)
    : null;

const pageOrNull = (
  products: ProductRecord[] | null,
  args: Parameters<typeof unfilteredProducts>[1],
) => products && unfilteredProducts(products, args);

const countOf = (entries: { userId: string }[], { id }: UserRecord) =>
  entries.filter(({ userId }) => userId === id).length;

/** The fields of records that are not simply kept. */
export const recordResolvers: Resolvers = {
  Money: {
    amount: (source) => priceOf(source, 'USD').amount,
    currency: (source) => priceOf(source, 'USD').currency.toUpperCase(),
    formatted: (source) => {
      const { amount, currency } = priceOf(source, 'USD');
      return formatMoney(amount, currency);
    },
  },
  Image: {
    url: shownPicture,
    width: (url) => describePicture(url).width,
    height: (url) => describePicture(url).height,
    srcSet: (url) => describePicture(url).srcSet,
    color: (url) => describePicture(url).color,
  },
  Category: {
    availableCount: ({ id }, _args, { records }) =>
      records.products.filter((one) => one.categoryId === id && one.inStock === 'AVAILABLE').length,
    products: ({ id }, args, { records }) =>
      unfilteredProducts(
        records.products.filter((one) => one.categoryId === id && one.inStock === 'AVAILABLE'),
        args,
      ),
  },
  User: {
    image: ({ image }) => ownPicture(image),
    email: (user, _args, context) => (showsEmail(user, context) ? user.email : null),
    bookingCount: (user, _args, context) =>
      isViewer(user, context) ? countOf(context.records.bookings, user) : null,
    wishCount: (user, _args, context) =>
      isViewer(user, context) ? countOf(context.records.wishes, user) : null,
    productCount: (user, _args, context) =>
      isViewer(user, context)
        ? context.records.products.filter(
            (one) => one.sellerId === user.id && one.inStock !== 'REMOVED',
          ).length
        : null,
    unreadNotificationCount: (user, _args, context) =>
      isViewer(user, context)
        ? countOf(
            context.records.notifications.filter(({ readAt }) => readAt === null),
            user,
          )
        : null,
    mailedNotifications: (user, _args, context) =>
      isViewer(user, context) ? (user.mailedNotifications ?? mailedByDefault) : null,
    since: (user) => (isSeller(user) ? user.createdAt : null),
    forSaleCount: (user, _args, { records }) =>
      ofSeller(records, user, 'AVAILABLE')?.length ?? null,
    soldCount: (user, _args, { records }) => ofSeller(records, user, 'SOLD')?.length ?? null,
    productsForSale: (user, args, { records }) =>
      pageOrNull(ofSeller(records, user, 'AVAILABLE'), args),
    productsSold: (user, args, { records }) => pageOrNull(ofSeller(records, user, 'SOLD'), args),
  },
  Product: {
    seller: ({ sellerId }, _args, { records }) => byId(records.users, sellerId),
    sellerName: ({ sellerId }, _args, { records }) => byId(records.users, sellerId)?.name ?? null,
    sellerEmail: ({ sellerId }, _args, { records, viewer }) =>
      (viewer && byId(records.users, sellerId)?.email) ?? null,
    phone: ({ phone }, _args, { viewer }) => (viewer && phone) || null,
    category: ({ categoryId }, _args, { records }) => byId(records.categories, categoryId),
    disputed: (product, _args, { viewer }) => product.disputed && mayManage(viewer, product),
    viewerHasBooked: ({ id }, _args, { records, viewer }) =>
      records.bookings.some((one) => one.productId === id && one.userId === viewer?.id),
    viewerHasWished: ({ id }, _args, { records, viewer }) =>
      records.wishes.some((one) => one.productId === id && one.userId === viewer?.id),
    viewerCanBuy: ({ inStock }, _args, { viewer }) =>
      viewer?.role === 'BUYER' && inStock === 'AVAILABLE',
    viewerCanDelete: (product, _args, { viewer }) =>
      mayManage(viewer, product) && product.inStock === 'AVAILABLE',
    viewerCanAdvertise: (product, _args, { viewer }) =>
      mayManage(viewer, product) && product.inStock === 'AVAILABLE' && !product.advertisement,
    viewerCanEndAdvertisement: (product, _args, { viewer }) =>
      mayManage(viewer, product) && product.advertisement,
    similarProducts: ({ id, categoryId, resalePrice }, { first }, { records }) =>
      nearestInPrice(
        records.products.filter(
          (one) => one.id !== id && one.categoryId === categoryId && one.inStock === 'AVAILABLE',
        ),
        resalePrice,
        (one) => ({ id: one.id, price: one.resalePrice }),
      ).slice(0, first),
  },
  CartItem: entry,
  WishItem: entry,
  AuditEntry: {
    actor: ({ actorId }, _args, { records }) =>
      actorId === null ? null : byId(records.users, actorId),
    user: ({ targetId }, _args, { records }) => byId(records.users, targetId),
    category: ({ targetId }, _args, { records }) => byId(records.categories, targetId),
    product: ({ targetId }, _args, { records }) => byId(records.products, targetId),
  },
  Notification: {
    product: ({ productId }, _args, { records }) =>
      productId === null ? null : byId(records.products, productId),
    payment: ({ paymentId }, _args, { records }) =>
      paymentId === null ? null : byId(records.payments, paymentId),
  },
  Payment: {
    amount: ({ amount, currency }) => ({ amount, currency }),
    amountRefunded: ({ amountRefunded, currency }) => ({ amount: amountRefunded, currency }),
    disputed: ({ dispute }) => dispute?.status === 'OPEN' || dispute?.status === 'LOST',
    dispute: ({ dispute }, _args, { viewer }) => (viewer?.role === 'ADMIN' ? dispute : null),
    product: ({ productId }, _args, { records }) => productOf(records, productId),
  },
  Dispute: { amount: ({ amount, currency }) => ({ amount, currency }) },
};
