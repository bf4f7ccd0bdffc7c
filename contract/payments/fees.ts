import { type Amount, type MoneySource, stepOf } from './money.ts';

/** A shop's fee: `percent` of an amount, with two decimals at most, and `fixed`, in minor units. */
export type FeeTerms = { percent: number; fixed: Amount };

/** The same with the currency of its fixed part. */
export type ShopFee = { percent: number; fixed: MoneySource };

/**
 * What the seller gets of an amount that stays paid. The percentage is rounded to what the currency can pay; the fixed
 * part takes no more than is there. A refund lowers the amount, so that the fee falls in proportion and its fixed part
 * goes with the last cent.
 * @param amount minor units
 * @param currency ISO 4217
 */
export function sellerShare(amount: Amount, { percent, fixed }: FeeTerms, currency: string) {
  const step = stepOf(currency);
  const steps = Math.floor(amount / step);
  const percentage = Math.round((steps * Math.round(percent * 100)) / 10_000) * step;
  return Math.max(0, steps * step - percentage - (steps > 0 ? fixed : 0));
}

/** What the shop gets of an amount that stays paid: the rest of it. */
export const feeOf = (amount: Amount, terms: FeeTerms, currency: string): Amount =>
  amount - sellerShare(amount, terms, currency);

/** The seller's share of each of several payments of one sale; they add up to that of their sum. */
export function sellerShares(amounts: readonly Amount[], terms: FeeTerms, currency: string) {
  let [paid, shared] = [0, 0];
  return amounts.map((amount) => {
    const before = shared;
    paid += amount;
    shared = sellerShare(paid, terms, currency);
    return shared - before;
  });
}
