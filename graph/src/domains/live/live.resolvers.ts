import { recordIdOf } from '@fitness-zone/contract/changes.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { toObjectId } from '../../shared/ids.ts';
import { maySeePayment } from '../payments/payment.visibility.ts';
import type { Batch } from './changes.feed.ts';
import { followChanges, prepareBatch } from './live.service.ts';

export const liveResolvers: Resolvers = {
  Query: { changeCursor: (_root, _args, { events }) => events.cursor() },
  Subscription: {
    changes: {
      subscribe: (_root, { since }, context) => followChanges(context, since ?? null),
      resolve: (batch: Batch, _args: object, context: Context) => prepareBatch(context, batch),
    },
  },
  Change: {
    id: recordIdOf,
    product: (change, _args, { loaders }) =>
      change.kind === 'product' ? loaders.product.load(idOf(change.productId)) : null,
    category: (change, _args, { loaders }) =>
      change.kind === 'category' ? loaders.category.load(idOf(change.categoryId)) : null,
    user: (change, _args, { loaders }) =>
      change.kind === 'user' ? loaders.user.load(idOf(change.userId)) : null,
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
    notification: async (change, _args, { models, viewer }) =>
      change.kind === 'notification' && viewer
        ? models.Notification.findOne({ _id: change.notificationId, userId: viewer._id }).lean()
        : null,
  },
};

const idOf = (id: string): Types.ObjectId => toObjectId(id, 'Record');
