import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { HiddenBecause, HiddenRecord, ProductRecord } from '../product.model.ts';
import { changeStock } from '../stock/change-stock.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

/**
 * Hides a product, which ends what holds it for a buyer, and notes from which state and why. One that is hidden since
 * its seller is suspended is hidden by the admin from then on, and so stays hidden when the suspension ends.
 * @returns the product as it is now, or null if it is hidden already, sold or removed
 */
export async function hide(
  shop: Services,
  productId: Types.ObjectId,
  because: HiddenBecause,
): Promise<ProductRecord | null> {
  const hidden: HiddenRecord = { ...because, at: new Date(shop.now()) };
  const notice: OutboxEntry | null =
    because.cause === 'admin' ? { kind: 'product-hidden', reason: because.reason } : null;
  const changed = await changeStock(shop, productId, 'hide', {
    evenHeld: true,
    details: { hidden },
    ...(notice && { notice }),
  });
  if (changed || !notice) return changed;
  const taken = await shop.models.Product.findOneAndUpdate(
    { _id: productId, inStock: 'hidden', 'hidden.cause': 'suspension' },
    { $set: { hidden, ...outboxEntry(notice, hidden.at) } },
    { returnDocument: 'after' },
  ).lean();
  if (taken) shop.events.publish({ kind: 'product', productId: productId.toHexString() });
  return taken;
}
