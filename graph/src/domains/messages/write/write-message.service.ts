import type { RefusalCode, WriteObstacle } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Viewer } from '../../../context/merged-types.ts';
import type { Shop } from '../../../context/shop.ts';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { notFound } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { idAfter } from '../../../shared/timed-id.ts';
import { hasOpenOrderNow } from '../../orders/thread/open-order.queries.ts';
import { publishOrdersAbout } from '../../orders/thread/publish-orders.service.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import { claimPrivatePhotos } from '../../private-photos/private-photos.service.ts';
import type { MessageRecord } from '../message.model.ts';
import { publishMessage } from '../publish.service.ts';
import {
  accountOn,
  isBlocked,
  obstacleOf,
  otherSide,
  sideOf,
  thisThread,
  writable,
} from '../sides.rules.ts';
import type { BegunThread, Side, ThreadRecord } from '../thread.model.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now'>;

/** The request's id makes a repeat harmless. */
export type Draft = {
  text: string;
  /** The message is the note of an offer, whose own notification includes it. */
  isNote?: boolean;
  photoIds?: readonly string[] | null | undefined;
  requestId?: string | null | undefined;
};

/**
 * Writes a message in a thread. One update of the thread adds the message, counts it as unread and queues the
 * notification, or does nothing. Then the message is copied to the collection of messages; if the process is killed
 * before, the next reader or writer does so.
 * @returns the message and its thread; for a repeated request, those of the first time
 * @throws Refusal `forbidden` once either side has blocked the other, unless they have an open order; `not-available`
 *   if the other account is deleted or suspended, `not-found` for somebody on neither side, and as `claimPrivatePhotos`
 */
export async function writeMessage(
  services: Services,
  threadId: Types.ObjectId,
  sender: Pick<Viewer, '_id'>,
  { text, photoIds, requestId, isNote = false }: Draft,
): Promise<{ message: MessageRecord; thread: BegunThread }> {
  const { models } = services;
  const requestKey = requestId && requestKeyOf(threadId, sender._id, requestId);
  for (;;) {
    const thread: ThreadRecord | null = await models.Thread.findById(threadId).lean();
    const side = thread && sideOf(thread, sender._id);
    if (!thread || !side) throw notFound('Thread');
    await keepLastMessage(services, thread);
    const written = requestKey ? await models.Message.findOne({ requestKey }).lean() : null;
    if (written) return { message: written, thread: thread as BegunThread };
    const condition = await requireWritable(services, thread, side);
    const photos = await claimPrivatePhotos(
      services,
      { uploaderId: sender._id, belongsTo: threadId, viewerIds: thread.participants },
      photoIds,
    );
    const message: MessageRecord = {
      ...nextIn(thread, services.now()),
      threadId,
      senderId: sender._id,
      text,
      ...(photos.length > 0 && { photos }),
      ...(requestKey && { requestKey }),
    };
    const changed = await addToThread(
      services,
      thread,
      { to: otherSide(side), message, isNote },
      condition,
    );
    if (!changed) continue;
    await keepLastMessage(services, changed);
    return { message, thread: changed };
  }
}

/**
 * @returns the conditions for writing the message
 * @throws Refusal if the side may not write
 */
async function requireWritable(
  services: Services,
  thread: ThreadRecord,
  side: Side,
): Promise<ReturnType<typeof writable>> {
  // The account was deleted at this moment.
  if (thread.deleted?.[side]) throw notFound('Thread');
  const hasOpenOrder = isBlocked(thread) && (await hasOpenOrderNow(services, thread));
  const other = await services.models.User.findById(
    accountOn(thread, otherSide(side)),
    accountState,
  ).lean();
  const obstacle = obstacleOf(thread, side, { other, hasOpenOrder });
  if (obstacle) throw refusalFor(obstacle);
  return writable(hasOpenOrder);
}

/** The id and time of a thread's next message. Processes' clocks differ slightly. */
function nextIn({ lastMessage, position = null }: ThreadRecord, now: number) {
  const createdAt = new Date(Math.max(now, lastMessage?.createdAt.getTime() ?? 0));
  return { _id: idAfter(createdAt.getTime(), position), createdAt };
}

/** The message that the same request has already written; null for a new one. */
export const findWritten = (
  { models }: Pick<Services, 'models'>,
  threadId: Types.ObjectId,
  senderId: Types.ObjectId,
  requestId: string,
) => models.Message.findOne({ requestKey: requestKeyOf(threadId, senderId, requestId) }).lean();

/**
 * Adds a message to a thread that is unchanged since it was read; null if it has changed. An order that ends at that
 * moment may still get it.
 */
async function addToThread(
  { models, now }: Services,
  thread: ThreadRecord,
  { to, message, isNote }: Incoming,
  condition: ReturnType<typeof writable>,
): Promise<BegunThread | null> {
  const isFirst = !thread.unread?.[to];
  // While a message is unread, further ones don't notify again. A note never notifies, since its offer does.
  const notifies = !isNote && (isFirst || !thread.unreadFrom?.[to]);
  const entry = outboxEntry({ kind: 'message', to: notifies ? to : null }, new Date(now()));
  const changed: ThreadRecord | null = await models.Thread.findOneAndUpdate(
    { ...thisThread(thread), messageCount: thread.messageCount, ...condition },
    {
      $set: {
        lastMessage: message,
        position: message._id,
        ...timesOf(thread, { to, message, isNote }),
        ...(notifies && { [`unreadFrom.${to}`]: message._id }),
        ...(isNote && thread.messageCount === 0 && { hasOnlyOfferNotes: true }),
        ...entry,
      },
      $inc: { messageCount: 1, [`unread.${to}`]: 1 },
      $unset: isNote ? { ...(isFirst && { [`unreadFrom.${to}`]: 1 }) } : { hasOnlyOfferNotes: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  return changed as BegunThread | null;
}

type Incoming = { to: Side; message: MessageRecord; isNote: boolean };

/** The times of the buyer's first question, of the seller's first answer, and of the buyer's reply. */
function timesOf(
  { messageCount, askedAt, answeredAt, repliedAt }: ThreadRecord,
  { to, message: { createdAt }, isNote }: Incoming,
) {
  if (to === 'buyer') return askedAt && !answeredAt ? { answeredAt: createdAt } : {};
  // Sellers answer an offer by accepting or declining it.
  if (messageCount === 0) return isNote ? {} : { askedAt: createdAt };
  return answeredAt && !repliedAt ? { repliedAt: createdAt } : {};
}

/**
 * Copies a thread's newest message to the messages, unless that is done, and publishes it. May be called at any time,
 * by any process.
 */
export async function keepLastMessage(
  services: Pick<Services, 'models' | 'events'>,
  thread: ThreadRecord,
): Promise<void> {
  const { lastMessage } = thread;
  if (!lastMessage || (await services.models.Message.exists({ _id: lastMessage._id }))) return;
  try {
    await services.models.Message.create(lastMessage);
  } catch (error) {
    if (isDuplicateKey(error)) return;
    throw error;
  }
  publishMessage(services, thread, lastMessage);
  if (thread.messageCount === 1) await publishOrdersAbout(services, thread);
}

/** The unique key of a message that was sent with a request id. */
export const requestKeyOf = (
  threadId: Types.ObjectId,
  senderId: Types.ObjectId,
  requestId: string,
) => `${threadId.toHexString()}:${senderId.toHexString()}:${requestId}`;

const accountState = { deletingAt: 1, suspendedAt: 1 } as const;

const refusals: Record<WriteObstacle, RefusalCode> = {
  'blocked-by-viewer': 'forbidden',
  blocked: 'forbidden',
  suspended: 'not-available',
  deleted: 'not-available',
  'order-ended': 'not-available',
};

const reasons: Record<WriteObstacle, string> = {
  'blocked-by-viewer': 'You have blocked this person.',
  blocked: 'You can no longer write to this person.',
  suspended: 'This account is suspended and can’t read messages at the moment.',
  deleted: 'This account was deleted.',
  'order-ended': 'This order has ended.',
};

export const refusalFor = (obstacle: WriteObstacle): Refusal =>
  new Refusal(refusals[obstacle], reasons[obstacle]);
