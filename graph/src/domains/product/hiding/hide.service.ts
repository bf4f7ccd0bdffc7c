import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { HiddenBecause, HiddenRecord, ProductRecord } from '../product.model.ts';
import { changeStock } from '../stock/change-stock.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

/**
 * Hides a product, ends any hold for a buyer, and notes its former state and the reason. If its seller's suspension had
 * hidden it, it counts as hidden by the admin from then on and stays hidden when the suspension ends.
 * @returns the current product, or null if it is hidden already, sold or removed
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
