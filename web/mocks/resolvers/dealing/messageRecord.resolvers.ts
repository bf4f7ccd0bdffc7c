import type { Resolvers } from '../../generated/resolvers.ts';
import { page } from '../../records/connections.ts';
import {
  canBeWritten,
  hasReported,
  lastMessageOf,
  messagesOf,
  sideOf,
  threadFor,
} from '../../records/dealing/threads.ts';
import { byId } from '../../records/findRecords.ts';

/** The fields of threads and messages that are not simply kept. */
export const messageRecords: Pick<Resolvers, 'Thread' | 'Message'> = {
  Thread: {
    product: ({ productId }, _args, { records }) => byId(records.products, productId),
    buyer: ({ buyerId }, _args, { records }) => byId(records.users, buyerId),
    seller: ({ sellerId }, _args, { records }) => byId(records.users, sellerId),
    lastMessage: (thread, _args, { records }) => lastMessageOf(records, thread),
    unreadCount: (thread, _args, { viewer }) => {
      const side = sideOf(thread, viewer);
      return side ? thread.unread[side] : 0;
    },
    viewerHasBlocked: (thread, _args, { viewer }) => {
      const side = sideOf(thread, viewer);
      return side ? thread.blockedBy[side] : false;
    },
    viewerCanWrite: (thread) => canBeWritten(thread),
    messages: (thread, args, { records }) => page(messagesOf(records, thread), args),
    updatedAt: (thread, _args, { records }) => lastMessageOf(records, thread).createdAt,
  },
  Message: {
    thread: ({ threadId }, _args, { records, viewer }) => threadFor(records, threadId, viewer),
    sender: ({ senderId }, _args, { records }) => byId(records.users, senderId),
    viewerIsSender: ({ senderId }, _args, { viewer }) => viewer?.id === senderId,
    viewerHasReported: (message, _args, { records, viewer }) =>
      viewer !== null && hasReported(records, message, viewer),
  },
};
