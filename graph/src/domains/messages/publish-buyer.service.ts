import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { onlyFor } from './publish.service.ts';

/** Open pages hear of so many threads; of more they hear that they have to ask again. */
const maxPublished = 101;

/**
 * Tells the sellers to whom a buyer has written that the buyer has another name, picture or rating: of accounts that
 * do not sell, only admins hear otherwise.
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
