import { mostOrdersInThread } from '@fitness-zone/contract/limits.ts';
import { presentUser } from '../../context/present-user.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { timeOfId } from '../../shared/timed-id.ts';
import { isSeller } from '../finding/seller/seller.queries.ts';
import { usualAnswerTime } from './answer-time.queries.ts';
import { blockUser, unblockUser } from './block-user.service.ts';
import {
  browseMessages,
  ownThreadList,
  unreadMessageCount,
  viewThread,
} from './messages.queries.ts';
import { canWriteInOrder, orderWriteObstacle, threadOfPair } from './order/order-thread.queries.ts';
import { sendOrderMessage } from './order/send-order-message.service.ts';
import { isBegun, ownSideOf } from './sides.rules.ts';
import { markThreadRead } from './unread/mark-thread-read.service.ts';
import { findVisibleThread } from './visible-thread.queries.ts';
import { askSeller, sendMessage } from './write/send-message.service.ts';
import { writeObstacle } from './write-obstacle.queries.ts';

export const messageResolvers: Resolvers = {
  Query: {
    threads: (_root, page, context) => ownThreadList.page(context, page),
    thread: nullIfNotFound((context, { id }) => viewThread(context, id)),
  },
  Mutation: {
    askSeller: mutation((context, { input }) => askSeller(context, input)),
    sendMessage: mutation((context, { input }) => sendMessage(context, input)),
    sendOrderMessage: mutation((context, { input }) => sendOrderMessage(context, input)),
    markThreadRead: mutation((context, { threadId, until }) =>
      markThreadRead(context, threadId, until),
    ),
    blockUser: mutation((context, { userId }) => blockUser(context, userId), { threads: [] }),
    unblockUser: mutation((context, { userId }) => unblockUser(context, userId), { threads: [] }),
  },
  User: {
    unreadMessageCount: (user, _args, context) => unreadMessageCount(context, user),
    answersWithin: (user, _args, context) =>
      isSeller(user) ? usualAnswerTime(context, 'seller', user._id) : null,
  },
  Product: {
    viewerThread: async ({ _id }, _args, { loaders }) => {
      const thread = await loaders.viewerThread.load(_id);
      return isBegun(thread) ? thread : null;
    },
  },
  Order: {
    thread: (order, _args, context) => threadOfPair(context, order),
    viewerCanWrite: (order, _args, context) => canWriteInOrder(context, order),
    writeObstacle: (order, _args, context) => orderWriteObstacle(context, order),
  },
  Thread: {
    product: ({ productId }, _args, { loaders }) => loaders.product.load(productId),
    buyer: ({ buyerId }, _args, context) => presentUser(context, buyerId),
    seller: ({ sellerId }, _args, context) => presentUser(context, sellerId),
    unreadCount: (thread, _args, { viewer }) => ownSideOf(thread, viewer).unreadCount,
    viewerHasBlocked: (thread, _args, { viewer }) => ownSideOf(thread, viewer).hasBlocked,
    viewerCanWrite: async (thread, _args, context) =>
      (await writeObstacle(context, thread)) === null,
    writeObstacle: (thread, _args, context) => writeObstacle(context, thread),
    messages: (thread, page, context) => browseMessages(context, thread, page),
    orders: async (thread, _args, { loaders }) =>
      (await loaders.ordersAbout.load(thread)).slice(-mostOrdersInThread),
    position: ({ position }) => position.toHexString(),
    updatedAt: ({ position }) => new Date(timeOfId(position)),
  },
  Message: {
    thread: ({ threadId }, _args, context) => findVisibleThread(context, threadId),
    sender: ({ senderId }, _args, context) => presentUser(context, senderId),
    photos: ({ photos }) => photos ?? [],
    viewerIsSender: ({ senderId }, _args, { viewer }) => viewer?._id.equals(senderId) ?? false,
  },
};
