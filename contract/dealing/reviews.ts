import type { PaymentPart } from '../enums.ts';
import { dayMs } from '../time/days.ts';

/** Milliseconds after the end of a sale in which both sides may review each other. A review can't be changed once it is written. */
export const reviewableMs = 90 * dayMs;

/** Milliseconds for which a review stays hidden unless both sides have written one. */
export const hiddenMs = 7 * dayMs;

type Moment = Date | string | null | undefined;

/** The fields of a payment that show whether its sale is finished. */
type Sale = { part: PaymentPart; handedOverAt?: Moment; balance?: { paidAt?: Moment } | null };

/**
 * The time when a sale was finished (handed over and fully paid), in epoch milliseconds. Null if it isn't finished, and
 * for a balance.
 * @param sale a full payment, or the first of two instalments, that was paid and not refunded
 */
export function finishedAt({ part, handedOverAt, balance }: Sale): number | null {
  if (part === 'balance') return null;
  const moments = part === 'whole' ? [handedOverAt] : [handedOverAt, balance?.paidAt];
  const times = moments.map((moment) => (moment ? new Date(moment).getTime() : Number.NaN));
  const last = Math.max(...times);
  return Number.isNaN(last) ? null : last;
}
