import type { OrderActor } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { Events } from '../../shared/events.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import type { OrderRecord } from './order.model.ts';

type Parties = Pick<OrderRecord, '_id' | 'buyerId' | 'sellerId'>;

/** Null if the viewer may not see it. */
export function sideOf(
  viewer: Viewer | null,
  { buyerId, sellerId }: Pick<OrderRecord, 'buyerId' | 'sellerId'>,
): Exclude<OrderActor, 'shop'> | null {
  if (!viewer) return null;
  if (viewer._id.equals(buyerId)) return 'buyer';
  if (viewer._id.equals(sellerId)) return 'seller';
  return viewer.role === 'admin' ? 'admin' : null;
}

export const maySeeOrder = (viewer: Viewer | null, order: Parties): boolean =>
  sideOf(viewer, order) !== null;

/** The order of a payment, if the viewer may see it. */
export async function orderOfPayment(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  { _id, firstHalfId }: Pick<PaymentRecord, '_id' | 'firstHalfId'>,
): Promise<OrderRecord | null> {
  const order = await loaders.orderOfPayment.load(firstHalfId ?? _id);
  return order && maySeeOrder(viewer, order) ? order : null;
}

/** Tells open pages of buyer, seller and admins that an order began or changed. */
export function publishOrder(events: Pick<Events, 'publish'>, order: Parties): void {
  events.publish({
    kind: 'order',
    orderId: order._id.toHexString(),
    buyerId: order.buyerId.toHexString(),
    sellerId: order.sellerId.toHexString(),
  });
}
