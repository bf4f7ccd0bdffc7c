import type { OrderState } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { maxPublishedRecords } from '../../../shared/record-limits.ts';
import type { OrderRecord } from '../order.model.ts';
import { publishOrder } from '../order.visibility.ts';
import type { About } from './about.rules.ts';

/** Publishes a buyer's orders of a product after their thread has begun. */
export async function publishOrdersAbout(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  { productId, buyerId }: About,
): Promise<void> {
  const orders: OrderRecord[] = await models.Order.find({ productId, buyerId }).lean();
  for (const order of orders) publishOrder(events, order);
}

/** Tells the other sides of an account's open orders that it was suspended or restored. */
export async function publishOpenOrdersOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  userId: Types.ObjectId,
): Promise<void> {
  const open = { state: { $nin: ['closed', 'cancelled'] as OrderState[] } };
  const orders: OrderRecord[] = [
    ...(await models.Order.find({ buyerId: userId, ...open })
      .sort({ createdAt: -1, _id: -1 })
      .limit(maxPublishedRecords)
      .lean()),
    ...(await models.Order.find({ sellerId: userId, ...open })
      .sort({ createdAt: -1, _id: -1 })
      .limit(maxPublishedRecords)
      .lean()),
  ];
  for (const order of orders) publishOrder(events, order);
}
