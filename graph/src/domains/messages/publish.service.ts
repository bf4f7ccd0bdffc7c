import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import type { MessageRecord } from './message.model.ts';
import type { ThreadRecord } from './thread.model.ts';

type Events = Pick<Shop, 'events'>;

/** Tells the open pages of both sides that a thread has changed. */
export function publishThread({ events }: Events, { _id, buyerId, sellerId }: ThreadRecord): void {
  const sides = { buyerId: buyerId.toHexString(), sellerId: sellerId.toHexString() };
  events.publish({ kind: 'thread', threadId: _id.toHexString(), ...sides });
}

/** Tells the open pages of both sides of a new message. */
export function publishMessage(
  { events }: Events,
  thread: ThreadRecord,
  { _id }: MessageRecord,
): void {
  const { buyerId, sellerId } = thread;
  const sides = { buyerId: buyerId.toHexString(), sellerId: sellerId.toHexString() };
  events.publish({ kind: 'message', messageId: _id.toHexString(), ...sides });
  publishThread({ events }, thread);
}

/** Addresses a change to one side only: the other side mustn't learn what it read or reported. */
export const onlyFor = (userId: Types.ObjectId) => ({
  buyerId: userId.toHexString(),
  sellerId: userId.toHexString(),
});
