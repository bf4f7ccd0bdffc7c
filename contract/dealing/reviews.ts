import type { PaymentPart } from '../enums.ts';

const dayMs = 86_400_000;

/** How long after a sale was finished, in milliseconds, its two sides may review each other. */
export const reviewableMs = 90 * dayMs;

/** How long after it was written, in milliseconds, a review is hidden from others, unless both sides have written. */
export const hiddenMs = 7 * dayMs;

type Moment = Date | string | null | undefined;

/** What of a payment that stands says whether its sale is finished. */
type Sale = { part: PaymentPart; handedOverAt?: Moment; balance?: { paidAt?: Moment } | null };

/**
 * When a sale was finished: handed over and wholly paid.
 * @param sale a whole payment, or the first of two instalments, that was paid and not refunded
 * @returns epoch milliseconds; null for one that is not finished, and for the payment of a balance
 */
export function finishedAt({ part, handedOverAt, balance }: Sale): number | null {
  if (part === 'balance') return null;
  const moments = part === 'whole' ? [handedOverAt] : [handedOverAt, balance?.paidAt];
  const times = moments.map((moment) => (moment ? new Date(moment).getTime() : Number.NaN));
  const last = Math.max(...times);
  return Number.isNaN(last) ? null : last;
}
