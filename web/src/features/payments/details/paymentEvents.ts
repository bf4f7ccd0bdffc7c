import type { DisputeStatus, PaymentDetails_PaymentFragment } from '../../../generated/graphql.ts';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { reasonText } from '../disputeToast.ts';

/** An event of a payment, past or due, with its time and a note. */
export type PaymentEvent = { name: string; at: string; note?: string | null };

const disputeEnds: Record<DisputeStatus, string> = {
  OPEN: 'Dispute open',
  WON: 'Dispute won',
  LOST: 'Dispute lost',
  CLOSED: 'Dispute ended without a loss',
};

/** A payment's recorded events by time. */
export function paymentEvents(payment: PaymentDetails_PaymentFragment): PaymentEvent[] {
  return [...paid(payment), ...handedOver(payment), ...disputed(payment), ...refunded(payment)]
    .filter((event): event is PaymentEvent => event.at !== null)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

type Possible = Omit<PaymentEvent, 'at'> & { at: string | null };

const paidLabels = { WHOLE: 'Paid', FIRST_HALF: 'First half paid', BALANCE: 'Balance paid' };

function paid({ part, createdAt, paidAt, amount, balance }: PaymentDetails_PaymentFragment) {
  const events: Possible[] = [
    { name: 'Payment started', at: createdAt },
    { name: paidLabels[part], at: paidAt, note: amount.formatted },
  ];
  if (!balance) return events;
  const due = balance.dueBy && `by ${formatDeadline(balance.dueBy)}`;
  return [
    ...events,
    { name: 'Balance due', at: balance.dueFrom, note: due },
    { name: 'Balance paid', at: balance.paidAt, note: balance.amount.formatted },
    { name: 'Balance cancelled', at: balance.cancelledAt },
  ];
}

const handedOver = ({ handOver }: PaymentDetails_PaymentFragment): Possible[] =>
  handOver
    ? [
        { name: 'Handed over', at: handOver.handedOverAt },
        { name: 'Problem reported by the buyer', at: handOver.disputedAt, note: handOver.problem },
      ]
    : [];

function disputed({ dispute }: PaymentDetails_PaymentFragment): Possible[] {
  if (!dispute) return [];
  const { status, reason, amount, createdAt, dueBy, closedAt } = dispute;
  return [
    {
      name: "Disputed by the buyer's bank",
      at: createdAt,
      note: `${amount.formatted}, ${reasonText(reason)}`,
    },
    { name: 'Dispute answer due', at: status === 'OPEN' ? dueBy : null },
    { name: disputeEnds[status], at: closedAt },
  ];
}

function refunded({ refund, refundedAt, amountRefunded }: PaymentDetails_PaymentFragment) {
  const events: Possible[] = [
    {
      name: `Refund decided by ${refund?.admin?.name ?? 'an admin'}`,
      at: refund?.begunAt ?? null,
      note: refund?.reason ?? null,
    },
    { name: 'Refunded', at: refundedAt, note: amountRefunded.formatted },
  ];
  return events;
}
