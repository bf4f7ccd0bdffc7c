import type { Types } from 'mongoose';
import type { HoldRecord, ProductRecord } from './product.model.ts';

/** The buyer pays the price of an accepted offer. */
export const isAgreedPrice = ({ inStock }: Pick<ProductRecord, 'inStock'>): boolean =>
  inStock === 'paused';

/** Milliseconds in which the card provider tells whether an open payment was made. */
const decidedWithinMs = 60_000;

/**
 * The end of the time to pay for a held product, in epoch milliseconds. It is a minute before the hold's end, so that
 * by then the buyer is known.
 */
export const payableUntil = ({ until }: Pick<HoldRecord, 'until'>): number =>
  until.getTime() - decidedWithinMs;

/**
 * The price that a buyer pays for a product now: the agreed price while it is held for that buyer, otherwise the price
 * for everybody.
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
