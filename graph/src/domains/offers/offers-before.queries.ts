import type { Context } from '../../context/context.ts';
import { sideOf } from '../messages/sides.rules.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import type { OfferRecord } from './offer.model.ts';

/** The offers that led to an order, for its two sides. Later ones belong to the next order. */
export async function offersBefore(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  order: OrderRecord,
): Promise<OfferRecord[]> {
  if (!viewer || !sideOf(order, viewer._id)) return [];
  const offers = await loaders.offersAbout.load(order);
  return offers.filter(({ createdAt }) => createdAt <= order.createdAt);
}
