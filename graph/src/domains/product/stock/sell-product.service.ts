import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { stockChanged } from '../../categories/category-counts.service.ts';
import type { HoldRecord, ProductRecord } from '../product.model.ts';
import { stockUpdate } from './stock-update.rules.ts';

type Sale = {
  paymentId: Types.ObjectId;
  buyerId: Types.ObjectId;
  /** Amount paid, in minor units; null if it is in a currency other than the shop's present one. */
  price: number | null;
  /** Opened at the price of an accepted offer. */
  isAgreed: boolean;
  /** Asks the provider when the money was taken, in epoch milliseconds. */
  takenAt: () => Promise<number>;
};

/** Why a product is not sold to a payment. */
type SaleRefusal = Exclude<RefundReason, 'mismatch'>;

/**
 * Sells a product to a payment, once among all payments, at its current price, or at the agreed price if the money
 * was taken while it was held for the buyer. Decisions are final: since a pause, a removal or a price change may end
 * again, a refusal is written to the product, and a refused payment never buys it, whatever another process does
 * meanwhile.
 * @returns null if the product is this payment's, now or since an earlier interrupted call; otherwise the reason
 */
export async function sellTo(
  shop: Pick<Shop, 'models' | 'events' | 'now'>,
  productId: Types.ObjectId,
  sale: Sale,
): Promise<SaleRefusal | null> {
  const { Product } = shop.models;
  const { paymentId, price, takenAt } = sale;
  const refusal = `refusedPayments.${paymentId.toHexString()}`;
  // Retries if the product was changed meanwhile.
  for (;;) {
    const sold = await Product.findOneAndUpdate(
      {
        _id: productId,
        inStock: 'available',
        [refusal]: null,
        ...(price !== null && { resalePrice: price }),
      },
      stockUpdate(shop.now(), 'sold', { inStock: 'available' }, { paymentId }),
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

/** Sells a product to the buyer it is held for; false if it is no longer held. */
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
    stockUpdate(shop.now(), 'sold', { inStock: 'paused', hold }, { paymentId, endedHold }),
    { returnDocument: 'after' },
  ).lean();
  if (sold) await stockChanged(shop, sold, 'paused');
  return sold !== null;
}

/** Why an unsold product can't be sold now; null if it can. */
function refusalOf(
  { inStock, resalePrice }: ProductRecord,
  { price, isAgreed }: Sale,
): SaleRefusal | null {
  if (inStock !== 'available') return isAgreed && inStock === 'paused' ? 'hold-over' : inStock;
  if (price === null || resalePrice === price) return null;
  return isAgreed ? 'hold-over' : 'price';
}
