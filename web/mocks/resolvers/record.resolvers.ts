import { nearestInPrice } from '@fitness-zone/contract/catalog/similar-products.ts';
import { canEdit, type SellersStockChange } from '@fitness-zone/contract/catalog/stock.ts';
import { mailedByDefault } from '@fitness-zone/contract/notifications/mailed-by-default.ts';
import { formatMoney, priceOf } from '@fitness-zone/contract/payments/money.ts';
import { describePicture } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { MockContext } from '../context.ts';
import type { Resolvers, Stock } from '../generated/resolvers.ts';
import { isSeller } from '../records/accounts/accounts.ts';
import { ownPicture, shownPicture } from '../records/catalog/pictures.ts';
import { unfilteredProducts } from '../records/connections.ts';
import { unreadMessagesOf } from '../records/dealing/threads.ts';
import { byId, offerOf, productOf, userOf } from '../records/findRecords.ts';
import {
  balanceStatus,
  canConfirmHandOver,
  canPayBalance,
  isCancellable,
} from '../records/payments/balance.ts';
import { contactOf, handOverOf } from '../records/payments/handOver.ts';
import type { ProductRecord, Records, UserRecord } from '../records/records.ts';
import { isHiddenBySuspension } from './catalog/hiding.resolvers.ts';
import { isOwnSeller, mayManage, stockShownTo } from './catalog/ownProduct.ts';
import { canChange, canSellerChangeNow, stockOf } from './catalog/stock.ts';
import { obstacleOf } from './payments/refund.resolvers.ts';

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

/** Whether the viewer may change the stock of a product so. */
const mayChange =
  (change: SellersStockChange) =>
  (product: ProductRecord, _args: object, { viewer }: MockContext) =>
    isOwnSeller(viewer, product) && canSellerChangeNow(change, product);

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
    productCount: ({ id }, _args, { records, viewer }) =>
      viewer?.role === 'ADMIN'
        ? records.products.filter((one) => one.categoryId === id).length
        : null,
    availableCount: ({ id }, _args, { records }) =>
      records.products.filter((one) => one.categoryId === id && one.inStock === 'AVAILABLE').length,
    products: ({ id }, args, { records }) =>
      unfilteredProducts(
        records.products.filter((one) => one.categoryId === id && one.inStock === 'AVAILABLE'),
        args,
      ),
  },
  Person: {
    user: (user) => user,
    state: ({ suspendedAt }) => (suspendedAt ? 'SUSPENDED' : 'ACTIVE'),
    since: ({ createdAt }) => createdAt,
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
    unreadMessageCount: (user, _args, context) =>
      isViewer(user, context) ? unreadMessagesOf(context.records, user) : null,
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
    inStock: (product, _args, { viewer }) => stockShownTo(viewer, product),
    hidden: (product, _args, { viewer }) => (mayManage(viewer, product) ? product.hidden : null),
    viewerCanHide: (product, _args, { viewer }) =>
      viewer?.role === 'ADMIN' && (canChange('hide', product) || isHiddenBySuspension(product)),
    viewerCanRestore: (product, _args, { records, viewer }) =>
      viewer?.role === 'ADMIN' &&
      canChange('restore', product) &&
      byId(records.users, product.sellerId) !== null,
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
    viewerThread: ({ id }, _args, { records, viewer }) =>
      records.threads.find((one) => one.productId === id && one.buyerId === viewer?.id) ?? null,
    viewerCanDelete: (product, _args, { viewer }) =>
      isOwnSeller(viewer, product)
        ? canSellerChangeNow('remove', product)
        : mayManage(viewer, product) && canChange('remove', product),
    viewerCanEdit: (product, _args, { viewer }) =>
      isOwnSeller(viewer, product) && canEdit(stockOf(product)) && product.hold === null,
    viewerCanOffer: ({ inStock }, _args, { viewer }) =>
      viewer?.role === 'BUYER' && inStock === 'AVAILABLE',
    viewerOffer: ({ id }, _args, { records, viewer }) =>
      viewer?.role === 'BUYER'
        ? (records.offers.findLast((one) => one.productId === id && one.buyerId === viewer.id) ??
          null)
        : null,
    hold: ({ sellerId, hold }, _args, { viewer }) =>
      hold && viewer && [sellerId, hold.buyerId].includes(viewer.id) ? hold : null,
    viewerCanPause: mayChange('pause'),
    viewerCanResume: mayChange('resume'),
    viewerCanMarkSoldElsewhere: mayChange('markSoldElsewhere'),
    viewerCanRelist: mayChange('relist'),
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
  Hold: { offer: ({ offerId }, _args, { records }) => offerOf(records, offerId) },
  Offer: {
    product: ({ productId }, _args, { records }) => productOf(records, productId),
    buyer: ({ buyerId }, _args, { records }) => byId(records.users, buyerId),
    viewerCanWithdraw: ({ status, buyerId }, _args, { viewer }) =>
      viewer?.role === 'BUYER' && viewer.id === buyerId && status === 'OPEN',
    viewerCanAccept: ({ status, sellerId, productId }, _args, { viewer, records }) =>
      viewer?.role === 'SELLER' &&
      viewer.id === sellerId &&
      status === 'OPEN' &&
      productOf(records, productId).inStock === 'AVAILABLE',
    viewerCanDecline: ({ status, sellerId }, _args, { viewer }) =>
      viewer?.role === 'SELLER' && viewer.id === sellerId && status === 'OPEN',
  },
  ProductStatistics: { id: ({ product }) => product.id },
  ProductImage: { image: ({ url }) => url },
  CartItem: entry,
  WishItem: entry,
  AuditEntry: {
    actor: ({ actorId }, _args, { records }) =>
      actorId === null ? null : byId(records.users, actorId),
    user: ({ targetId }, _args, { records }) => byId(records.users, targetId),
    category: ({ targetId }, _args, { records }) => byId(records.categories, targetId),
    product: ({ targetId }, _args, { records }) => byId(records.products, targetId),
  },
  SignIn: { user: ({ userId }, _args, { records }) => byId(records.users, userId) },
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
    handOver: (payment, _args, context) => handOverOf(payment, context),
    contact: (payment, _args, context) => contactOf(payment, context),
    price: ({ price, currency }) => ({ amount: price, currency }),
    balance: ({ balance, currency }) => balance && { ...balance, currency },
    firstHalf: ({ firstHalfId }, _args, { records }) => byId(records.payments, firstHalfId ?? ''),
    viewerCanPayBalance: (payment, _args, context) => canPayBalance(payment, context),
    viewerCanConfirmHandOver: (payment, _args, context) => canConfirmHandOver(payment, context),
    viewerCanRefund: (payment, _args, { viewer }) =>
      viewer?.role === 'ADMIN' && obstacleOf(payment) === null,
    refund: ({ refund }, _args, { viewer }) => (viewer?.role === 'ADMIN' ? refund : null),
    viewerCanCancelSale: (payment, _args, { records, viewer }) =>
      viewer?.role === 'ADMIN' && isCancellable(records, payment),
  },
  Balance: {
    status: balanceStatus,
    amount: ({ amount, currency }) => ({ amount, currency }),
    payment: ({ paymentId }, _args, { records }) => byId(records.payments, paymentId ?? ''),
  },
  AdminRefund: { admin: ({ adminId }, _args, { records }) => byId(records.users, adminId) },
  Dispute: { amount: ({ amount, currency }) => ({ amount, currency }) },
};
