import { type Amount, type MoneySource, stepOf } from './money.ts';

/** A shop's fee: `percent` of an amount, with two decimals at most, and `fixed`, in minor units. */
export type FeeTerms = { percent: number; fixed: Amount };

/** The fee before its fixed part is converted: that part carries its own currency. */
export type ShopFee = { percent: number; fixed: MoneySource };

/**
 * The seller's share of the amount paid and not refunded. The percentage is rounded to the smallest amount that the
 * currency can pay, and the share is never negative. A refund lowers the percentage in proportion; the fixed part is
 * returned with the last cent.
 * @param amount minor units
 * @param currency ISO 4217
 */
export function sellerShare(amount: Amount, { percent, fixed }: FeeTerms, currency: string) {
  const step = stepOf(currency);
  const steps = Math.floor(amount / step);
  const percentage = Math.round((steps * Math.round(percent * 100)) / 10_000) * step;
  return Math.max(0, steps * step - percentage - (steps > 0 ? fixed : 0));
}

/** The seller's shares of a sale's payments, which add up to the share of their sum. */
export function sellerShares(amounts: readonly Amount[], terms: FeeTerms, currency: string) {
  let [paid, shared] = [0, 0];
  return amounts.map((amount) => {
    const before = shared;
    paid += amount;
    shared = sellerShare(paid, terms, currency);
    return shared - before;
  });
}
