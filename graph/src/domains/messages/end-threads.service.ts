import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { maxPublishedRecords } from '../../shared/record-limits.ts';
import { removePrivatePhotosOf } from '../private-photos/private-photos.service.ts';
import { publishThread } from './publish.service.ts';
import type { ThreadRecord } from './thread.model.ts';

/**
 * Ends the threads of a deleted account: the other side keeps them but can't write. If both accounts are gone, removes
 * the thread with its messages and photos. Can run twice.
 */
export async function endThreadsOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  userId: Types.ObjectId,
): Promise<void> {
  const { Thread, Message, Block } = models;
  const ended: ThreadRecord[] = [];
  for (const [side, own] of [
    ['buyer', { buyerId: userId }],
    ['seller', { sellerId: userId }],
  ] as const) {
    const deleted = `deleted.${side}`;
    const left = { participants: userId, ...own, [deleted]: { $ne: true } };
    ended.push(
      ...(await Thread.find(left).sort({ position: -1 }).limit(maxPublishedRecords).lean()),
    );
    await Thread.updateMany(left, { $set: { [deleted]: true } });
  }
  for (const thread of ended) publishThread({ events }, thread);
  const orphans = { participants: userId, 'deleted.buyer': true, 'deleted.seller': true };
  for (const { _id } of await Thread.find(orphans, { _id: 1 }).lean()) {
    await removePrivatePhotosOf({ models }, _id);
    await Message.deleteMany({ threadId: _id });
    await Thread.deleteOne({ _id });
  }
  await Block.deleteMany({ blockerId: userId });
  await Block.deleteMany({ blockedId: userId });
}
