import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Context } from '../../context/context.ts';
import type { ResolversTypes } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { findVisibleMessage, findVisibleThread } from '../messages/visible-thread.queries.ts';
import { listedOf } from '../notifications/notification.model.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { maySeeOrder, orderOfPayment, sideOf } from '../orders/order.visibility.ts';
import { maySeePayment } from '../payments/payment.visibility.ts';
import { mayReadReview } from '../reviews/may-review.rules.ts';

type Found = Awaited<ResolversTypes['Change']> | null;
type Kind = Change['kind'];
type ChangeOf<Some extends Kind> = Extract<Change, { kind: Some }>;

/** Reads the record that a change names for the viewer; null if the viewer may not see it. */
export const findChanged = (change: Change, context: Context): Promise<Found> =>
  (reads[change.kind] as (change: Change, context: Context) => Promise<Found>)(change, context);

const idOf = (id: string) => toObjectId(id, 'Record');
const isAdmin = ({ viewer }: Context) => viewer?.role === 'admin';
/** An order of the viewer's own, whose batch nobody else receives. */
const ownOrder = (viewer: Context['viewer'], order: OrderRecord | null) =>
  order && sideOf(viewer, order) !== 'admin' ? order : null;

const reads: {
  readonly [Some in Kind]: (change: ChangeOf<Some>, context: Context) => Promise<Found>;
} = {
  async product({ productId }, { loaders }) {
    const product = await loaders.product.load(idOf(productId));
    return product && { __typename: 'ProductChanged', product };
  },
  async category({ categoryId }, { loaders }) {
    const category = await loaders.category.load(idOf(categoryId));
    return category && { __typename: 'CategoryChanged', category };
  },
  async 'category-deleted'({ categoryId, movedTo: movedToId }, { loaders }) {
    const movedTo = movedToId === null ? null : await loaders.category.load(idOf(movedToId));
    return { __typename: 'CategoryDeleted', categoryId, movedTo };
  },
  async user({ userId }, context) {
    const user = await context.loaders.user.load(idOf(userId));
    return user && { __typename: 'UserChanged', user, person: isAdmin(context) ? user : null };
  },
  async 'user-deleted'({ userId }) {
    return { __typename: 'UserDeleted', userId };
  },
  async booking({ bookingId, productId }, { models, loaders }) {
    const cartItem = await models.Booking.findById(bookingId).lean();
    if (cartItem) return { __typename: 'CartItemAdded', cartItem };
    const product = await loaders.product.load(idOf(productId));
    return product && { __typename: 'CartItemRemoved', cartItemId: bookingId, product };
  },
  async wish({ wishId, productId }, { models, loaders }) {
    const wishItem = await models.Wish.findById(wishId).lean();
    if (wishItem) return { __typename: 'WishItemAdded', wishItem };
    const product = await loaders.product.load(idOf(productId));
    return product && { __typename: 'WishItemRemoved', wishItemId: wishId, product };
  },
  async follow({ followedId }, { loaders }) {
    const seller = await loaders.user.load(idOf(followedId));
    return seller && { __typename: 'FollowChanged', seller };
  },
  async 'saved-search'({ savedSearchId }, { models, viewer }) {
    const own = viewer && { _id: idOf(savedSearchId), userId: viewer._id };
    const savedSearch = own && (await models.SavedSearch.findOne(own).lean());
    return { __typename: 'SavedSearchChanged', savedSearchId, savedSearch };
  },
  async payment({ paymentId }, context) {
    const { models, viewer } = context;
    const payment = await models.Payment.findById(paymentId).lean();
    if (!payment || !maySeePayment(viewer, payment)) return null;
    const order = await orderOfPayment(context, payment);
    return { __typename: 'PaymentChanged', payment, ownOrder: ownOrder(viewer, order) };
  },
  async order({ orderId }, { models, viewer }) {
    const order = await models.Order.findById(orderId).lean();
    if (!order || !maySeeOrder(viewer, order)) return null;
    return { __typename: 'OrderChanged', order, ownOrder: ownOrder(viewer, order) };
  },
  async offer({ offerId }, { models, viewer }) {
    const sides = viewer && [{ buyerId: viewer._id }, { sellerId: viewer._id }];
    const own = sides && { _id: offerId, $or: sides };
    const offer = own && (await models.Offer.findOne(own).lean());
    return offer && { __typename: 'OfferChanged', offer };
  },
  async review({ reviewId }, { models, viewer, now }) {
    const review = await models.Review.findById(reviewId).lean();
    const isRead = review && mayReadReview(viewer, review, now());
    return isRead ? { __typename: 'ReviewAdded', review } : null;
  },
  async notification({ notificationId }, { models, viewer }) {
    const own = viewer && { _id: notificationId, ...listedOf(viewer._id) };
    const notification = own && (await models.Notification.findOne(own).lean());
    return notification && { __typename: 'NotificationChanged', notification };
  },
  async thread({ threadId }, context) {
    const thread = await findVisibleThread(context, idOf(threadId));
    return thread && { __typename: 'ThreadChanged', thread };
  },
  async message({ messageId }, context) {
    const message = await findVisibleMessage(context, idOf(messageId));
    return message && { __typename: 'MessageChanged', message };
  },
  async report({ reportId }, context) {
    const report = isAdmin(context) ? await context.models.Report.findById(reportId).lean() : null;
    return report && { __typename: 'ReportChanged', report };
  },
  async 'sign-in'({ signInId }, context) {
    const signIn = isAdmin(context) ? await context.models.SignIn.findById(signInId).lean() : null;
    return signIn && { __typename: 'SignInAdded', signIn };
  },
  async audit({ entryId }, context) {
    const auditEntry = isAdmin(context) ? await context.models.AuditLog.findById(entryId) : null;
    return auditEntry && { __typename: 'AuditEntryAdded', auditEntry };
  },
};
