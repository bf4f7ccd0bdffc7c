import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { stockChanged } from '../categories/category-counts.service.ts';
import type { HoldRecord, ProductRecord } from '../product.model.ts';
import { stockUpdate } from './stock-update.rules.ts';

type Sale = {
  paymentId: Types.ObjectId;
  buyerId: Types.ObjectId;
  /** What was paid, in minor units; null for an amount in another currency than the shop's present one. */
  price: number | null;
  /** Whether it was opened at the price of an accepted offer. */
  isAgreed: boolean;
  /** Asks the provider when the money was taken, in epoch milliseconds. */
  takenAt: () => Promise<number>;
};

/** Why a product is not sold to a payment. */
type SaleRefusal = Exclude<RefundReason, 'mismatch'>;

/**
 * Sells a product to a payment, once for all payments, at the price that it has then, or at the agreed one if the money
 * was taken while it was held for the buyer. What is decided stays decided: since a pause, a removal and another price may end again, a refusal
 * is written to the product, and a payment that was refused once never buys it, whatever another process does
 * meanwhile.
 * @returns null if the product is this payment's, now or since an earlier call that was cut off; else why not
 */
export async function sellTo(
  shop: Pick<Shop, 'models' | 'events' | 'now'>,
  productId: Types.ObjectId,
  sale: Sale,
): Promise<SaleRefusal | null> {
  const { Product } = shop.models;
  const { paymentId, price, takenAt } = sale;
  const refusal = `refusedPayments.${paymentId.toHexString()}`;
  // Each turn but the last is one in which somebody else has changed the product.
  for (;;) {
    const sold = await Product.findOneAndUpdate(
      {
        _id: productId,
        inStock: 'available',
        [refusal]: null,
        ...(price !== null && { resalePrice: price }),
      },
      stockUpdate(shop, 'sold', { inStock: 'available' }, { paymentId }),
      { returnDocument: 'after' },
    ).lean();
    if (sold) {
      await stockChanged(shop, sold, 'available');
      return null;
    }
    const product = await Product.findById(productId).lean();
    if (product?.paymentId?.equals(paymentId)) return null;
    if (!product) return 'removed';
    if (product.inStock === 'sold') return product.inStock;
    const refused = product.refusedPayments?.[paymentId.toHexString()];
    if (refused) return refused as SaleRefusal;
    const { inStock, resalePrice, hold } = product;
    const own = inStock === 'paused' && hold?.buyerId.equals(sale.buyerId) ? hold : null;
    const isLate =
      own && own.until.getTime() <= shop.now() && own.until.getTime() <= (await takenAt());
    if (own && !isLate && (price === null || price === own.amount)) {
      if (await sellHeld(shop, productId, own, sale)) return null;
      continue;
    }
    const reason = own ? (isLate ? 'hold-over' : 'price') : refusalOf(product, sale);
    if (!reason) continue;
    const offerId = hold?.offerId ?? null;
    const { matchedCount } = await Product.updateOne(
      { _id: productId, inStock, resalePrice, 'hold.offerId': offerId, [refusal]: null },
      { $set: { [refusal]: reason } },
    );
    if (matchedCount > 0) return reason;
  }
}

/** Sells a product to the buyer for whom it is held; whether it was held still. */
async function sellHeld(
  shop: Pick<Shop, 'models' | 'events' | 'now'>,
  productId: Types.ObjectId,
  hold: HoldRecord,
  { paymentId }: Sale,
): Promise<boolean> {
  const { offerId } = hold;
  const refusal = `refusedPayments.${paymentId.toHexString()}`;
  const endedHold = { offerId, status: 'paid' as const };
  const sold = await shop.models.Product.findOneAndUpdate(
    { _id: productId, inStock: 'paused', 'hold.offerId': offerId, [refusal]: null },
    stockUpdate(shop, 'sold', { inStock: 'paused', hold }, { paymentId, endedHold }),
    { returnDocument: 'after' },
  ).lean();
  if (sold) await stockChanged(shop, sold, 'paused');
  return sold !== null;
}

/** Why a product that is not sold cannot be sold now; null for one that can. */
function refusalOf(
  { inStock, resalePrice }: ProductRecord,
  { price, isAgreed }: Sale,
): SaleRefusal | null {
  if (inStock !== 'available') return isAgreed && inStock === 'paused' ? 'hold-over' : inStock;
  if (price === null || resalePrice === price) return null;
  return isAgreed ? 'hold-over' : 'price';
}
