import type { Types } from 'mongoose';
import type { HoldRecord, ProductRecord } from './product.model.ts';

/** The buyer pays the price of an accepted offer. */
export const isAgreedPrice = ({ inStock }: Pick<ProductRecord, 'inStock'>): boolean =>
  inStock === 'paused';

/** Time for the card provider to say whether an open payment was made. */
const decidedWithinMs = 60_000;

/**
 * Until when a product that is held can be paid for, in epoch milliseconds: a minute less, so that it is known by the end
 * of the hold who gets it.
 */
export const payableUntil = ({ until }: Pick<HoldRecord, 'until'>): number =>
  until.getTime() - decidedWithinMs;

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
  return now < payableUntil(hold) ? hold.amount : null;
}
