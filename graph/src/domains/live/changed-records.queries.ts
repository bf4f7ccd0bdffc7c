import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Context } from '../../context/context.ts';
import type { ResolversTypes } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { findVisibleMessage, findVisibleThread } from '../messages/visible-thread.queries.ts';
import { maySeeOrder } from '../orders/order.visibility.ts';
import { maySeePayment } from '../payments/payment.visibility.ts';
import { mayReadReview } from '../reviews/may-review.rules.ts';

type Found = Awaited<ResolversTypes['Change']> | null;

/** Reads the record that a change names, as the viewer sees it now; null if the viewer may not see it. */
export async function findChanged(change: Change, context: Context): Promise<Found> {
  const { models, loaders, viewer, now } = context;
  const isAdmin = viewer?.role === 'admin';
  switch (change.kind) {
    case 'product': {
      const product = await loaders.product.load(idOf(change.productId));
      return product && { __typename: 'ProductChanged', product };
    }
    case 'category': {
      const category = await loaders.category.load(idOf(change.categoryId));
      return category && { __typename: 'CategoryChanged', category };
    }
    case 'category-deleted': {
      const { categoryId, movedTo } = change;
      return {
        __typename: 'CategoryDeleted',
        categoryId,
        movedTo: movedTo === null ? null : await loaders.category.load(idOf(movedTo)),
      };
    }
    case 'user': {
      const user = await loaders.user.load(idOf(change.userId));
      return user && { __typename: 'UserChanged', user, person: isAdmin ? user : null };
    }
    case 'user-deleted':
      return { __typename: 'UserDeleted', userId: change.userId };
    case 'booking': {
      const cartItem = await models.Booking.findById(change.bookingId).lean();
      if (cartItem) return { __typename: 'CartItemAdded', cartItem };
      const product = await loaders.product.load(idOf(change.productId));
      return product && { __typename: 'CartItemRemoved', cartItemId: change.bookingId, product };
    }
    case 'wish': {
      const wishItem = await models.Wish.findById(change.wishId).lean();
      if (wishItem) return { __typename: 'WishItemAdded', wishItem };
      const product = await loaders.product.load(idOf(change.productId));
      return product && { __typename: 'WishItemRemoved', wishItemId: change.wishId, product };
    }
    case 'follow': {
      const seller = await loaders.user.load(idOf(change.followedId));
      return seller && { __typename: 'FollowChanged', seller };
    }
    case 'saved-search': {
      const { savedSearchId } = change;
      const own = viewer && { _id: idOf(savedSearchId), userId: viewer._id };
      const savedSearch = own && (await models.SavedSearch.findOne(own).lean());
      return { __typename: 'SavedSearchChanged', savedSearchId, savedSearch };
    }
    case 'payment': {
      const payment = await models.Payment.findById(change.paymentId).lean();
      const isSeen = payment && maySeePayment(viewer, payment);
      return isSeen ? { __typename: 'PaymentChanged', payment } : null;
    }
    case 'order': {
      const order = await models.Order.findById(change.orderId).lean();
      return order && maySeeOrder(viewer, order) ? { __typename: 'OrderChanged', order } : null;
    }
    case 'offer': {
      const sides = viewer && [{ buyerId: viewer._id }, { sellerId: viewer._id }];
      const own = sides && { _id: change.offerId, $or: sides };
      const offer = own && (await models.Offer.findOne(own).lean());
      return offer && { __typename: 'OfferChanged', offer };
    }
    case 'review': {
      const review = await models.Review.findById(change.reviewId).lean();
      const isRead = review && mayReadReview(viewer, review, now());
      return isRead ? { __typename: 'ReviewAdded', review } : null;
    }
    case 'notification': {
      const own = viewer && { _id: change.notificationId, userId: viewer._id };
      const notification = own && (await models.Notification.findOne(own).lean());
      return notification && { __typename: 'NotificationChanged', notification };
    }
    case 'thread': {
      const thread = await findVisibleThread(context, idOf(change.threadId));
      return thread && { __typename: 'ThreadChanged', thread };
    }
    case 'message': {
      const message = await findVisibleMessage(context, idOf(change.messageId));
      return message && { __typename: 'MessageChanged', message };
    }
    case 'report': {
      const report = isAdmin ? await models.Report.findById(change.reportId).lean() : null;
      return report && { __typename: 'ReportChanged', report };
    }
    case 'sign-in': {
      const signIn = isAdmin ? await models.SignIn.findById(change.signInId).lean() : null;
      return signIn && { __typename: 'SignInAdded', signIn };
    }
    case 'audit': {
      const auditEntry = isAdmin ? await models.AuditLog.findById(change.entryId) : null;
      return auditEntry && { __typename: 'AuditEntryAdded', auditEntry };
    }
  }
}

const idOf = (id: string) => toObjectId(id, 'Record');
