import type { Types } from 'mongoose';
import type { ProductRecord } from './product.model.ts';

/** The buyer pays the price of an accepted offer. */
export const isAgreedPrice = ({ inStock }: Pick<ProductRecord, 'inStock'>): boolean =>
  inStock === 'paused';

/**
 * The price a buyer pays for a product now: the agreed price while it is held for the buyer, otherwise everybody's
 * price.
 * @param now epoch milliseconds
 * @returns minor units; null if this buyer can't buy it now
 */
export function priceFor(
  { inStock, resalePrice, hold }: Pick<ProductRecord, 'inStock' | 'resalePrice' | 'hold'>,
  buyerId: Types.ObjectId,
  now: number,
): number | null {
  if (inStock === 'available') return resalePrice;
  if (inStock !== 'paused' || !hold?.buyerId.equals(buyerId)) return null;
  return now < hold.until.getTime() ? hold.amount : null;
}
