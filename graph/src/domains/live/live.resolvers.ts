import { recordIdOf } from '@fitness-zone/contract/changes.ts';
import type { Types } from 'mongoose';
import type { Resolvers } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { findVisibleMessage, findVisibleThread } from '../messages/visible-thread.queries.ts';
import {
  changedNotification,
  changedOffer,
  changedOrder,
  changedPayment,
  changedPerson,
  changedReport,
  changedReview,
  changedSignIn,
} from './changed-records.queries.ts';
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
      'productId' in change ? loaders.product.load(idOf(change.productId)) : null,
    category: (change, _args, { loaders }) => {
      if (change.kind === 'category') return loaders.category.load(idOf(change.categoryId));
      const movedTo = change.kind === 'category-deleted' ? change.movedTo : null;
      return movedTo === null ? null : loaders.category.load(idOf(movedTo));
    },
    user: (change, _args, { loaders }) =>
      change.kind === 'user' ? loaders.user.load(idOf(change.userId)) : null,
    person: (change, _args, context) =>
      change.kind === 'user' ? changedPerson(context, idOf(change.userId)) : null,
    cartItem: (change, _args, { models }) =>
      change.kind === 'booking' ? models.Booking.findById(change.bookingId).lean() : null,
    wishItem: (change, _args, { models }) =>
      change.kind === 'wish' ? models.Wish.findById(change.wishId).lean() : null,
    payment: (change, _args, context) =>
      change.kind === 'payment' ? changedPayment(context, change.paymentId) : null,
    order: (change, _args, context) =>
      change.kind === 'order' ? changedOrder(context, change.orderId) : null,
    auditEntry: async (change, _args, { models }) =>
      change.kind === 'audit' ? models.AuditLog.findById(change.entryId) : null,
    offer: (change, _args, context) =>
      change.kind === 'offer' ? changedOffer(context, change.offerId) : null,
    review: (change, _args, context) =>
      change.kind === 'review' ? changedReview(context, change.reviewId) : null,
    notification: (change, _args, context) =>
      change.kind === 'notification' ? changedNotification(context, change.notificationId) : null,
    thread: (change, _args, context) =>
      change.kind === 'thread' ? findVisibleThread(context, idOf(change.threadId)) : null,
    threadMessage: (change, _args, context) =>
      change.kind === 'message' ? findVisibleMessage(context, idOf(change.messageId)) : null,
    report: (change, _args, context) =>
      change.kind === 'report' ? changedReport(context, change.reportId) : null,
    signIn: (change, _args, context) =>
      change.kind === 'sign-in' ? changedSignIn(context, change.signInId) : null,
  },
};

const idOf = (id: string): Types.ObjectId => toObjectId(id, 'Record');
