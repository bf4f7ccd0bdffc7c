import { notFound, Refusal } from '../../refusal.ts';
import { byId } from '../findRecords.ts';
import {
  type MessageRecord,
  newId,
  type Records,
  type ThreadRecord,
  type UserRecord,
} from '../records.ts';
import { canBeWritten, otherSide, sideOf } from './threads.ts';

/** What somebody writes. */
type Draft = { text: string; requestId?: string | null | undefined };

/** The message that a request has written before. */
export const writtenBefore = (
  { messages }: Records,
  thread: ThreadRecord,
  sender: UserRecord,
  requestId: string | null | undefined,
) =>
  requestId
    ? messages.find(
        (one) =>
          one.requestId === requestId && one.threadId === thread.id && one.senderId === sender.id,
      )
    : undefined;

/** A new thread of a buyer about a product, which nobody has written in. */
export const aThread = (
  { blocks }: Records,
  { id: productId, sellerId }: { id: string; sellerId: string },
  { id: buyerId }: UserRecord,
): ThreadRecord => {
  const hasBlocked = (blocker: string, blocked: string) =>
    blocks.some((one) => one.blockerId === blocker && one.blockedId === blocked);
  return {
    id: newId(),
    productId,
    buyerId,
    sellerId,
    unread: { buyer: 0, seller: 0 },
    blockedBy: {
      buyer: hasBlocked(buyerId, sellerId),
      seller: hasBlocked(sellerId, buyerId),
    },
    deleted: { buyer: false, seller: false },
  };
};

/**
 * Writes a message in a thread.
 * @throws Refusal where the sender cannot write to the other side
 */
export function write(
  records: Records,
  thread: ThreadRecord,
  sender: UserRecord,
  { text, requestId }: Draft,
): MessageRecord {
  const side = sideOf(thread, sender);
  if (!side) throw notFound('Thread');
  if (!canBeWritten(thread)) {
    if (thread.deleted[otherSide(side)]) {
      throw new Refusal('NOT_AVAILABLE', 'This account was deleted.');
    }
    const message = thread.blockedBy[side]
      ? 'You have blocked this person.'
      : 'You cannot write to this person any more.';
    throw new Refusal('FORBIDDEN', message);
  }
  const readerId = side === 'buyer' ? thread.sellerId : thread.buyerId;
  if (byId(records.users, readerId)?.suspendedAt) {
    throw new Refusal(
      'NOT_AVAILABLE',
      'This account is suspended: messages cannot be read there at the moment.',
    );
  }
  const message = {
    id: newId(),
    threadId: thread.id,
    senderId: sender.id,
    text,
    createdAt: new Date().toISOString(),
    requestId: requestId ?? null,
  };
  records.messages.push(message);
  thread.unread[otherSide(side)] += 1;
  return message;
}
