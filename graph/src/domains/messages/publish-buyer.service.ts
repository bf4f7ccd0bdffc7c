import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { onlyFor } from './publish.service.ts';

/** Open pages hear of so many threads; of more they hear that they have to ask again. */
const maxPublished = 101;

/**
 * Publishes a buyer's new name, picture or rating to the sellers they wrote to: otherwise only admins hear of
 * accounts that don't sell.
 */
export async function publishBuyer(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  buyerId: Types.ObjectId,
): Promise<void> {
  const threads = await models.Thread.find({ buyerId }, { sellerId: 1 }).limit(maxPublished).lean();
  for (const { _id, sellerId } of threads) {
    events.publish({ kind: 'thread', threadId: _id.toHexString(), ...onlyFor(sellerId) });
  }
}
