import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import type { PaymentRecord } from '../../graph/src/domains/payments/payment.model.ts';
import { localAt } from './pick-up-windows.ts';

// The rules of orders and their pick-ups, written without the code that follows them.

/** Buyer and seller still arrange to meet: nobody has said that the product was handed over, and nothing was returned. */
export const isArranging = (
  { claimedAt, confirmedAt, cancellation }: OrderRecord,
  first: PaymentRecord,
): boolean => !claimedAt && !confirmedAt && !cancellation && first.status === 'paid';

/** In epoch milliseconds: 30 days after the order has ended; null while it hasn't. */
export function erasedFrom(order: OrderRecord, first: PaymentRecord): number | null {
  const { cancellation, problems, claimedAt, createdAt } = order;
  if (cancellation) return cancellation.at.getTime() + 30 * dayMs;
  // Three days without an objection confirm the seller's claim.
  const silentFrom = claimedAt ? claimedAt.getTime() + 3 * dayMs : null;
  const confirmedAt = order.confirmedAt?.getTime() ?? silentFrom;
  const paidAt = first.balance ? first.balance.paidAt : createdAt;
  const isStopped = problems.some(({ closedAt }) => !closedAt);
  if (isStopped || confirmedAt === null || !paidAt) return null;
  return Math.max(confirmedAt, paidAt.getTime()) + 60 * dayMs;
}

/** Two hours before the agreed time until twelve hours after it, in epoch milliseconds. */
export const meetingOf = (agreedAt: Date): { from: number; to: number } => ({
  from: agreedAt.getTime() - 2 * hourMs,
  to: agreedAt.getTime() + 12 * hourMs,
});

/** Whether two moments are on the same day at the place. */
export const isSameDay = (one: number, other: number): boolean =>
  localAt(one).date === localAt(other).date;
