import type { Shop } from '../../../context/shop.ts';
import { isObjectId, notFound, objectIdOf } from '../../../shared/ids.ts';
import { type SignedQuery, signAddress } from '../../../shared/signed-address.ts';
import { findSignedViewer } from '../../accounts/tokens/signed-viewer.queries.ts';
import type { OrderRecord } from '../order.model.ts';
import { sideOf } from '../order.visibility.ts';
import { firstPayment } from '../reading/parties.queries.ts';
import { isErased } from '../state/erasing.rules.ts';
import { situationOf } from '../state/order-facts.queries.ts';

const lengthMs = 30 * 60_000;

const signedCalendar = (orderId: string): string => `pick-up ${orderId}`;

/** The address of a pick-up's calendar file. The account can open it for 10 to 15 minutes. */
export function calendarAddress(
  services: Pick<Shop, 'jwtSecret' | 'now'>,
  { _id }: Pick<OrderRecord, '_id'>,
  viewer: { _id: OrderRecord['_id'] },
): string {
  const id = _id.toHexString();
  return `/pick-ups/${id}.ics?${signAddress(services, signedCalendar(id), viewer._id)}`;
}

/**
 * The calendar file of an agreed pick-up, for the side of the order that its address was signed for. The file of a
 * later agreement replaces it in calendars.
 * @throws Refusal `not-found` for an expired or changed address, for anybody but buyer and seller, and if no time is
 * agreed or the place was erased
 */
export async function openCalendar(shop: Shop, id: string, query: SignedQuery): Promise<string> {
  const viewer = await findSignedViewer(shop, signedCalendar(id), query);
  const order: OrderRecord | null =
    viewer && isObjectId(id) ? await shop.models.Order.findById(objectIdOf(id)).lean() : null;
  const side = order && sideOf(viewer, order);
  const agreed = order?.pickUp?.agreed;
  if (!side || side === 'admin' || !agreed) throw notFound('Pick-up');
  const context = { ...shop, loaders: shop.createLoaders(viewer) };
  const { now, at } = await situationOf(context, order);
  if (isErased(order, now, at) || !agreed.place) throw notFound('Pick-up');
  const { productName } = await firstPayment(context, order);
  const { publicUrl, receipts } = shop.config;
  // Loaded at first use, since most processes never need it.
  const { default: calendarOf } = await import('ical-generator');
  const calendar = calendarOf({ prodId: { company: 'Fitness Zone', product: 'Shop' } });
  calendar.createEvent({
    id: `pick-up-${id}@${new URL(publicUrl).hostname}`,
    sequence: order.pickUp?.sequence ?? 0,
    stamp: agreed.agreedAt,
    start: agreed.at,
    end: new Date(agreed.at.getTime() + lengthMs),
    summary: `${side === 'buyer' ? 'Pick up' : 'Hand over'} ${productName} (${receipts.shopName})`,
    location: agreed.place,
  });
  return calendar.toString();
}
