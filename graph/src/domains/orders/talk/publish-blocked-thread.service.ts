import type { Shop } from '../../../context/shop.ts';
import type { OrderRecord } from '../order.model.ts';

/** Tells the open pages of both sides of a thread with a block that an order has begun or ended: that decides who can write. */
export async function publishBlockedThread(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  { productId, buyerId, sellerId }: Pick<OrderRecord, 'productId' | 'buyerId' | 'sellerId'>,
): Promise<void> {
  const isBlocked = { $or: [{ 'blockedBy.buyer': true }, { 'blockedBy.seller': true }] };
  const thread = await models.Thread.findOne({ productId, buyerId, ...isBlocked }).lean();
  if (!thread?.lastMessage) return;
  const sides = { buyerId: buyerId.toHexString(), sellerId: sellerId.toHexString() };
  events.publish({ kind: 'thread', threadId: thread._id.toHexString(), ...sides });
}
