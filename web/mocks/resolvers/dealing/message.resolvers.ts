import { isGone } from '@fitness-zone/contract/catalog/stock.ts';
import type { MockContext } from '../../context.ts';
import type { AskSellerInput, Resolvers, SendMessageInput } from '../../generated/resolvers.ts';
import { messagesOf, sideOf, threadFor } from '../../records/dealing/threads.ts';
import { aThread, write, writtenBefore } from '../../records/dealing/writeMessage.ts';
import { byId } from '../../records/findRecords.ts';
import type { MessageRecord, ThreadRecord, UserRecord } from '../../records/records.ts';
import { mutation, notFound, requireRole, requireUser } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { stockOf } from '../catalog/stock.ts';
import { withThreads } from './block.resolvers.ts';

/** What people write to each other. */
export const messageMutations: Required<Resolvers>['Mutation'] = {
  askSeller: mutation((given: { input: AskSellerInput }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { productId, ...draft } = validInput('AskSellerInput', given.input);
    const { records } = context;
    const known = records.threads.find(
      (one) => one.productId === productId.toLowerCase() && one.buyerId === buyer.id,
    );
    const repeated = known && writtenBefore(records, known, buyer, draft.requestId);
    if (repeated) return { message: 'Message sent', sentMessage: repeated, viewer: buyer };
    const product = byId(records.products, productId);
    if (!product || isGone(stockOf(product))) throw notFound('Product');
    const thread = known ?? aThread(records, product, buyer);
    const sentMessage = write(records, thread, buyer, draft);
    if (!known) records.threads.push(thread);
    return { message: 'Message sent', sentMessage, viewer: buyer };
  }),
  sendMessage: mutation((given: { input: SendMessageInput }, context) => {
    const viewer = requireUser(context);
    const { threadId, ...draft } = validInput('SendMessageInput', given.input);
    const thread = threadFor(context.records, threadId, viewer);
    if (!thread) throw notFound('Thread');
    const sentMessage =
      writtenBefore(context.records, thread, viewer, draft.requestId) ??
      write(context.records, thread, viewer, draft);
    return { message: 'Message sent', sentMessage, viewer };
  }),
  markThreadRead: mutation((given: { threadId: string; until: string }, context) => {
    const viewer = requireUser(context);
    const { threadId, until } = validInput('MutationMarkThreadReadArgs', given);
    const { records } = context;
    const thread = threadFor(records, threadId, viewer);
    // What is no id at all is asked for first, as on the server.
    if (!/^[0-9a-f]{24}$/i.test(threadId)) throw notFound('Thread');
    if (!/^[0-9a-f]{24}$/i.test(until)) throw notFound('Message');
    if (!thread) throw notFound('Thread');
    const last = byId(messagesOf(records, thread), until);
    if (!last) throw notFound('Message');
    markRead(context, thread, viewer, last);
    return { message: 'The messages are read now', thread, viewer };
  }),
  blockUser: withThreads((context, blocker, blockedId) => {
    const { blocks } = context.records;
    const isKnown = blocks.some(
      (one) => one.blockerId === blocker.id && one.blockedId === blockedId,
    );
    const createdAt = new Date().toISOString();
    if (!isKnown) blocks.push({ blockerId: blocker.id, blockedId, createdAt });
    return 'This person cannot write to you any more';
  }),
  unblockUser: withThreads(({ records }, blocker, blockedId) => {
    records.blocks = records.blocks.filter(
      (one) => one.blockerId !== blocker.id || one.blockedId !== blockedId,
    );
    return 'This person can write to you again';
  }),
};

/** Counts as read what the viewer has seen; once that is all, the notification of it is read, too. */
function markRead(
  { records }: MockContext,
  thread: ThreadRecord,
  viewer: UserRecord,
  last: MessageRecord,
): void {
  const side = sideOf(thread, viewer);
  if (!side) return;
  const later = messagesOf(records, thread).filter(
    ({ id, senderId }) => id > last.id && senderId !== viewer.id,
  );
  thread.unread[side] = Math.min(thread.unread[side], later.length);
  if (thread.unread[side] > 0) return;
  for (const one of records.notifications) {
    const isUnread = one.readAt === null && one.userId === viewer.id;
    if (isUnread && one.threadId === thread.id) one.readAt = new Date().toISOString();
  }
}
