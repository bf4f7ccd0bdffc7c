import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import type { PaymentRecord } from '../../graph/src/domains/payments/payment.model.ts';
import { localAt } from './pick-up-windows.ts';

// The rules of orders and pick-ups, written independently of the code that implements them.

/** Buyer and seller still have to meet: no hand-over was claimed or confirmed, and nothing was returned. */
export const isArranging = (
  { claimedAt, confirmedAt, cancellation }: OrderRecord,
  first: PaymentRecord,
): boolean => !claimedAt && !confirmedAt && !cancellation && first.status === 'paid';

/** In epoch milliseconds: 30 days after the order has ended; null while it hasn't. */
export function erasedFrom(order: OrderRecord, first: PaymentRecord): number | null {
  const { cancellation, problems, claimedAt, createdAt } = order;
  if (cancellation) return cancellation.at.getTime() + 30 * dayMs;
  // After three days without an objection, the seller's claim counts as confirmed.
  const silentFrom = claimedAt ? claimedAt.getTime() + 3 * dayMs : null;
  const confirmedAt = order.confirmedAt?.getTime() ?? silentFrom;
  const paidAt = first.balance ? first.balance.paidAt : createdAt;
  const isStopped = problems.some(({ closedAt }) => !closedAt);
  if (isStopped || confirmedAt === null || !paidAt) return null;
  return Math.max(confirmedAt, paidAt.getTime()) + 60 * dayMs;
}

/** From two hours before the agreed time until twelve hours after it, in epoch milliseconds. */
export const meetingOf = (agreedAt: Date): { from: number; to: number } => ({
  from: agreedAt.getTime() - 2 * hourMs,
  to: agreedAt.getTime() + 12 * hourMs,
});

/** Whether two moments are on the same day in the plans' zone. */
export const isSameDay = (one: number, other: number): boolean =>
  localAt(one).date === localAt(other).date;
