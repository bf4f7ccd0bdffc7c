import { isOwn, mayReceive, type Reader, recordIdOf } from '@fitness-zone/contract/changes.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { MockContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { type Batch, changeFeed } from '../live/changeLog.ts';
import { mayReadReview } from '../records/dealing/reviews.ts';
import { threadFor } from '../records/dealing/threads.ts';
import { byId } from '../records/findRecords.ts';
import type { UserRecord } from '../records/records.ts';
import { Refusal } from '../refusal.ts';
import { viewerOf } from '../token.ts';

const asReader = (viewer: UserRecord | null): Reader | null =>
  viewer && { id: viewer.id, isAdmin: viewer.role === 'ADMIN' };

/** What others change, for everyone who may hear of it. */
export const liveResolvers: Resolvers = {
  ChangeKind: enumValues.ChangeKind,
  Subscription: {
    changes: {
      subscribe: (_root, { since }, { changes, viewer }) =>
        changeFeed(changes, since ?? null, (change) => mayReceive(asReader(viewer), change)),
      resolve: (batch: Batch, _args: object, { records, changes, viewer, bearer }: MockContext) => {
        const isEnded = bearer !== null && !viewerOf(records, bearer);
        if (viewer && (isEnded || !records.users.includes(viewer))) {
          throw new Refusal('UNAUTHENTICATED', 'Please sign in.');
        }
        const own = batch.changes?.some((change) => isOwn(asReader(viewer), change)) ?? true;
        return {
          cursor: changes.cursor(),
          version: null,
          complete: batch.changes !== null,
          changes: batch.changes ?? [],
          viewer: own ? viewer : null,
        };
      },
    },
  },
  Change: {
    id: recordIdOf,
    product: (change, _args, { records }) =>
      change.kind === 'product' ? byId(records.products, change.productId) : null,
    category: (change, _args, { records }) => {
      if (change.kind === 'category') return byId(records.categories, change.categoryId);
      const movedTo = change.kind === 'category-deleted' ? change.movedTo : null;
      return movedTo === null ? null : byId(records.categories, movedTo);
    },
    user: (change, _args, { records }) =>
      change.kind === 'user' ? byId(records.users, change.userId) : null,
    person: (change, _args, { records, viewer }) =>
      change.kind === 'user' && viewer?.role === 'ADMIN'
        ? byId(records.users, change.userId)
        : null,
    cartItem: (change, _args, { records }) =>
      change.kind === 'booking' ? byId(records.bookings, change.bookingId) : null,
    wishItem: (change, _args, { records }) =>
      change.kind === 'wish' ? byId(records.wishes, change.wishId) : null,
    payment: (change, _args, { records }) =>
      change.kind === 'payment' ? byId(records.payments, change.paymentId) : null,
    auditEntry: (change, _args, { records }) =>
      change.kind === 'audit' ? byId(records.auditLog, change.entryId) : null,
    offer: (change, _args, { records }) =>
      change.kind === 'offer' ? byId(records.offers, change.offerId) : null,
    notification: (change, _args, { records }) =>
      change.kind === 'notification' ? byId(records.notifications, change.notificationId) : null,
    thread: (change, _args, { records, viewer }) =>
      change.kind === 'thread' ? threadFor(records, change.threadId, viewer) : null,
    threadMessage: (change, _args, { records, viewer }) => {
      const message = change.kind === 'message' ? byId(records.messages, change.messageId) : null;
      return message && threadFor(records, message.threadId, viewer) ? message : null;
    },
    report: (change, _args, { records, viewer }) =>
      change.kind === 'report' && viewer?.role === 'ADMIN'
        ? byId(records.reports, change.reportId)
        : null,
    signIn: (change, _args, { records, viewer }) =>
      change.kind === 'sign-in' && viewer?.role === 'ADMIN'
        ? byId(records.signIns, change.signInId)
        : null,
    review: (change, _args, { records, viewer }) => {
      const review = change.kind === 'review' ? byId(records.reviews, change.reviewId) : null;
      return review && mayReadReview(viewer, review) ? review : null;
    },
  },
};
