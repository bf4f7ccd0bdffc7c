import { recordIdOf } from '@fitness-zone/contract/changes.ts';
import type { Types } from 'mongoose';
import type { Resolvers } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { readsThread } from '../messages/sides.rules.ts';
import { maySeePayment } from '../payments/payment.visibility.ts';
import { mayReadReview } from '../reviews/may-review.rules.ts';
import type { LiveBatch } from './live-batch.rules.ts';

export const liveResolvers: Resolvers = {
  Query: { changeCursor: (_root, _args, { events }) => events.cursor() },
  Subscription: {
    changes: {
      subscribe: (_root, { since }, { followChanges }) => {
        if (!followChanges) throw new Error('a subscription needs a socket');
        return followChanges(since ?? null);
      },
      resolve: (batch: LiveBatch) => batch,
    },
  },
  Change: {
    id: recordIdOf,
    product: (change, _args, { loaders }) =>
      change.kind === 'product' ? loaders.product.load(idOf(change.productId)) : null,
    category: (change, _args, { loaders }) => {
      if (change.kind === 'category') return loaders.category.load(idOf(change.categoryId));
      const movedTo = change.kind === 'category-deleted' ? change.movedTo : null;
      return movedTo === null ? null : loaders.category.load(idOf(movedTo));
    },
    user: (change, _args, { loaders }) =>
      change.kind === 'user' ? loaders.user.load(idOf(change.userId)) : null,
    person: (change, _args, { loaders, viewer }) =>
      change.kind === 'user' && viewer?.role === 'admin'
        ? loaders.user.load(idOf(change.userId))
        : null,
    cartItem: (change, _args, { models }) =>
      change.kind === 'booking' ? models.Booking.findById(change.bookingId).lean() : null,
    wishItem: (change, _args, { models }) =>
      change.kind === 'wish' ? models.Wish.findById(change.wishId).lean() : null,
    payment: async (change, _args, { models, viewer }) => {
      if (change.kind !== 'payment') return null;
      const payment = await models.Payment.findById(change.paymentId).lean();
      return payment && maySeePayment(viewer, payment) ? payment : null;
    },
    auditEntry: async (change, _args, { models }) =>
      change.kind === 'audit' ? models.AuditLog.findById(change.entryId) : null,
    offer: async (change, _args, { models, viewer }) => {
      if (change.kind !== 'offer' || !viewer) return null;
      const _id = change.offerId;
      const own = [{ buyerId: viewer._id }, { sellerId: viewer._id }];
      return models.Offer.findOne({ _id, $or: own }).lean();
    },
    review: async (change, _args, { models, viewer, now }) => {
      if (change.kind !== 'review') return null;
      const review = await models.Review.findById(change.reviewId).lean();
      return review && mayReadReview(viewer, review, now()) ? review : null;
    },
    notification: async (change, _args, { models, viewer }) =>
      change.kind === 'notification' && viewer
        ? models.Notification.findOne({ _id: change.notificationId, userId: viewer._id }).lean()
        : null,
    thread: async (change, _args, { loaders, viewer }) => {
      if (change.kind !== 'thread') return null;
      const thread = await loaders.thread.load(idOf(change.threadId));
      return readsThread(viewer, thread) ? thread : null;
    },
    threadMessage: async (change, _args, { loaders, viewer }) => {
      const message =
        change.kind === 'message' ? await loaders.message.load(idOf(change.messageId)) : null;
      const thread = message && (await loaders.thread.load(message.threadId));
      return readsThread(viewer, thread) ? message : null;
    },
    report: async (change, _args, { models, viewer }) =>
      change.kind === 'report' && viewer?.role === 'admin'
        ? models.Report.findById(change.reportId).lean()
        : null,
    signIn: async (change, _args, { models, viewer }) =>
      change.kind === 'sign-in' && viewer?.role === 'admin'
        ? models.SignIn.findById(change.signInId).lean()
        : null,
  },
};

const idOf = (id: string): Types.ObjectId => toObjectId(id, 'Record');
