import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { maxPublishedRecords } from '../../shared/record-limits.ts';
import { onlyFor } from './publish.service.ts';
import { accountOn, otherSide, sideOf } from './sides.rules.ts';
import type { ThreadRecord } from './thread.model.ts';

/**
 * Publishes a buyer's new name, picture or rating to the sellers they wrote to. Without this, only admins receive
 * changes of accounts that don't sell.
 */
export async function publishBuyer(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  buyerId: Types.ObjectId,
): Promise<void> {
  const threads = await models.Thread.find({ participants: buyerId, buyerId }, { sellerId: 1 })
    .sort({ position: -1 })
    .limit(maxPublishedRecords)
    .lean();
  for (const { _id, sellerId } of threads) {
    events.publish({ kind: 'thread', threadId: _id.toHexString(), ...onlyFor(sellerId) });
  }
}

/**
 * After a suspension or restoration, publishes an account's threads, so that the other sides learn whether they can
 * write.
 */
export async function publishThreadsOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  userId: Types.ObjectId,
): Promise<void> {
  const threads: ThreadRecord[] = await models.Thread.find({ participants: userId })
    .sort({ position: -1 })
    .limit(maxPublishedRecords)
    .lean();
  for (const thread of threads) {
    const side = sideOf(thread, userId);
    if (!side) continue;
    const other = onlyFor(accountOn(thread, otherSide(side)));
    events.publish({ kind: 'thread', threadId: thread._id.toHexString(), ...other });
  }
}
