import type { RefundReason } from '@fitness-zone/contract/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import type { ProductRecord } from './product.model.ts';
import { stockChanged, stockUpdate } from './stock.service.ts';

type Sale = {
  paymentId: Types.ObjectId;
  /** What was paid, in minor units; null for an amount in another currency than the shop's present one. */
  price: number | null;
};

/** Why a product is not sold to a payment. */
type SaleRefusal = Exclude<RefundReason, 'mismatch'>;

/**
 * Sells a product to a payment, once for all payments, at the price that it has then. What is decided stays decided:
 * since a pause and another price may end again, a refusal is written to the product, and a payment that was refused
 * once never buys it, whatever another process does meanwhile.
 * @returns null if the product is this payment's, now or since an earlier call that was cut off; else why not
 */
export async function sellTo(
  shop: Pick<Shop, 'models' | 'events'>,
  productId: Types.ObjectId,
  sale: Sale,
): Promise<SaleRefusal | null> {
  const { Product } = shop.models;
  const { paymentId, price } = sale;
  const refusal = `refusedPayments.${paymentId.toHexString()}`;
  // Each turn but the last is one in which somebody else has changed the product.
  for (;;) {
    const sold = await Product.findOneAndUpdate(
      {
        ...{ _id: productId, inStock: 'available', [refusal]: null },
        ...(price !== null && { resalePrice: price }),
      },
      stockUpdate('sold', 'available', { paymentId }),
      { returnDocument: 'after' },
    ).lean();
    if (sold) {
      await stockChanged(shop, sold, 'available');
      return null;
    }
    const product = await Product.findById(productId).lean();
    if (product?.paymentId?.equals(paymentId)) return null;
    if (!product) return 'removed';
    // Neither ever ends.
    if (product.inStock === 'removed' || product.inStock === 'sold') return product.inStock;
    const refused = product.refusedPayments?.[paymentId.toHexString()];
    if (refused) return refused as SaleRefusal;
    const reason = refusalOf(product, price);
    if (!reason) continue;
    const { inStock, resalePrice } = product;
    const { matchedCount } = await Product.updateOne(
      { _id: productId, inStock, resalePrice, [refusal]: null },
      { $set: { [refusal]: reason } },
    );
    if (matchedCount > 0) return reason;
  }
}

/** Why a product that is neither sold nor removed cannot be sold now; null for one that can. */
function refusalOf(
  { inStock, resalePrice }: ProductRecord,
  price: Sale['price'],
): SaleRefusal | null {
  if (inStock !== 'available') return inStock;
  return price !== null && resalePrice !== price ? 'price' : null;
}
