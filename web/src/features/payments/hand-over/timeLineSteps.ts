import type { TimeLine_PaymentFragment } from '../../../generated/graphql.ts';

/** A sale's events, past and pending; pending ones have no time. */
export type TimeLineStep = { name: string; at: string | null };

/**
 * The steps of a sale in the order of their times, those that are still to come last. Of one in two instalments both
 * are steps. None for a payment that is no sale.
 */
export function timeLineSteps(payment: TimeLine_PaymentFragment): TimeLineStep[] {
  const { paidAt, amount, handOver, balance } = payment;
  if (!handOver) return [];
  const { status, handedOverAt, disputedAt, refundedAt } = handOver;
  const paid = balance ? `First half paid, ${amount.formatted}` : 'Paid';
  const happened: TimeLineStep[] = [
    { name: paid, at: paidAt },
    { name: 'Handed over', at: handedOverAt },
    { name: 'Problem reported', at: disputedAt },
    { name: `Balance paid, ${balance?.amount.formatted}`, at: balance?.paidAt ?? null },
    { name: 'Balance cancelled', at: balance?.cancelledAt ?? null },
    { name: 'Refunded', at: refundedAt },
  ];
  const isOpen = balance && balance.status !== 'PAID' && balance.status !== 'CANCELLED';
  const isAhead = ({ name }: TimeLineStep) =>
    (status === 'PAID' && name === 'Handed over') || (isOpen && name.startsWith('Balance paid'));
  return [
    ...happened
      .filter(({ at }) => at !== null)
      .toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? '')),
    ...happened.filter((step) => step.at === null && isAhead(step)),
  ];
}
