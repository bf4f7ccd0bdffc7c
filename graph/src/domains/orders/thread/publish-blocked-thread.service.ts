import type { Shop } from '../../../context/shop.ts';
import type { OrderRecord } from '../order.model.ts';

/**
 * Publishes a thread with a block to both sides after an order has begun or ended, since that decides who can write.
 */
export async function publishBlockedThread(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  { productId, buyerId, sellerId }: Pick<OrderRecord, 'productId' | 'buyerId' | 'sellerId'>,
): Promise<void> {
  const isBlocked = { $or: [{ 'blockedBy.buyer': true }, { 'blockedBy.seller': true }] };
  const thread = await models.Thread.findOne({ productId, buyerId, ...isBlocked }).lean();
  if (!thread?.position) return;
  const sides = { buyerId: buyerId.toHexString(), sellerId: sellerId.toHexString() };
  events.publish({ kind: 'thread', threadId: thread._id.toHexString(), ...sides });
}
