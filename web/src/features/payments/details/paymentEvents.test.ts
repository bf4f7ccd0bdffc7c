import { expect, test } from 'vitest';
import type { PaymentDetails_PaymentFragment } from '../../../generated/graphql.ts';
import { paymentEvents } from './paymentEvents.ts';

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
const money = (formatted: string) => ({ formatted });

const payment: PaymentDetails_PaymentFragment = {
  id: '1',
  productName: 'Bench',
  buyerName: 'Dana',
  buyerEmail: 'dana@example.com',
  transactionId: 'pi_1',
  part: 'WHOLE',
  createdAt: at(1),
  paidAt: null,
  refundedAt: null,
  amount: money('$120.00'),
  amountRefunded: money('$0.00'),
  handOver: null,
  balance: null,
  dispute: null,
  refund: null,
};

const linesOf = (details: Partial<PaymentDetails_PaymentFragment>) =>
  paymentEvents({ ...payment, ...details }).map(({ name, at, note }) =>
    [at.slice(8, 10), name, ...(note ? [note] : [])].join(' '),
  );

test('a payment that only began has one event', () => {
  expect(linesOf({})).toEqual(['01 Payment started']);
});

test('a sale in two instalments says what was due, handed over and refunded, and why', () => {
  expect(
    linesOf({
      part: 'FIRST_HALF',
      paidAt: at(2),
      refundedAt: at(8),
      amountRefunded: money('$120.00'),
      handOver: { handedOverAt: at(3), disputedAt: at(4), problem: 'It is torn.' },
      balance: {
        amount: money('$60.00'),
        dueFrom: at(3),
        dueBy: at(6),
        paidAt: at(5),
        cancelledAt: null,
      },
      refund: { reason: 'It is torn.', begunAt: at(7), admin: { id: '2', name: 'Ada' } },
    }),
  ).toEqual([
    '01 Payment started',
    '02 First half paid $120.00',
    expect.stringMatching(/^03 Balance due by .*Mar 6, 2026/),
    '03 Handed over',
    '04 Problem reported by the buyer It is torn.',
    '05 Balance paid $60.00',
    '07 Refund decided by Ada It is torn.',
    '08 Refunded $120.00',
  ]);
});

test('a dispute’s events are its beginning, with the deadline while it is open, and its end', () => {
  const dispute = {
    status: 'OPEN',
    reason: 'not_received',
    amount: money('$120.00'),
    createdAt: at(3),
    dueBy: at(6),
    closedAt: null,
  } as const;
  const before = ['01 Payment started', '02 Paid $120.00'];
  const begun = "03 Disputed by the buyer's bank $120.00, not received";
  expect(linesOf({ paidAt: at(2), dispute })).toEqual([...before, begun, '06 Dispute answer due']);
  const ended = { ...dispute, status: 'LOST', closedAt: at(7) } as const;
  expect(linesOf({ paidAt: at(2), dispute: ended })).toEqual([...before, begun, '07 Dispute lost']);
});

test('a refund no longer names its admin once the account is deleted', () => {
  const refund = { reason: 'It never came.', begunAt: at(3), admin: null };
  expect(linesOf({ paidAt: at(2), refund })).toContain(
    '03 Refund decided by an admin It never came.',
  );
});
