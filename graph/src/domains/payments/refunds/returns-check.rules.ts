import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { PaymentRecord } from '../payment.model.ts';

const minutesMs = 10 * 60_000;
/** Banks send a refund back within this time. */
const sentBackMs = 60 * dayMs;

/**
 * The times from which the provider may still change something: pending refunds, recent succeeded ones, open disputes.
 */
function openSince({ refunds, dispute }: Pick<PaymentRecord, 'refunds' | 'dispute'>, now: number) {
  const ofRefunds = (refunds ?? [])
    .filter(
      ({ status, at }) =>
        status === 'pending' || (status === 'succeeded' && at.getTime() > now - sentBackMs),
    )
    .map(({ at }) => at.getTime());
  // A won dispute is open until its money is back.
  const isOpen =
    dispute?.status === 'open' || (dispute?.status === 'won' && dispute.fundsWithdrawn);
  return [...ofRefunds, ...(dispute && isOpen ? [dispute.updatedAt.getTime()] : [])];
}

/**
 * The next time to ask the provider about a payment's refunds and disputes, since events may be lost. The intervals
 * grow, up to a day. Null once neither can change.
 * @param now epoch milliseconds
 */
export function nextReturnsCheck(
  payment: Pick<PaymentRecord, 'refunds' | 'dispute'>,
  now: number,
): Date | null {
  const since = openSince(payment, now);
  if (since.length === 0) return null;
  const age = now - Math.max(...since);
  return new Date(now + Math.min(Math.max(age / 4, minutesMs), dayMs));
}
