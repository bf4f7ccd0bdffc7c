import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { OrderRecord } from '../order.model.ts';
import { orderNow } from './order-now.rules.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * dayMs);

test('every dispute of a payment gives the time back that it took, not the last alone', () => {
  const order = {
    state: 'hand-over-claimed',
    createdAt: day(0),
    claimedAt: day(1),
    problems: [],
    events: [],
  } as Partial<OrderRecord> as OrderRecord;
  const payment = (disputes: object) =>
    ({
      _id: new Types.ObjectId(),
      status: 'paid',
      part: 'whole',
      amount: 100_00,
      ...disputes,
    }) as Partial<PaymentRecord> as PaymentRecord;
  const confirmBy = (disputes: object, at: Date) =>
    orderNow(order, [payment(disputes)], at.getTime()).confirmBy;
  const first = { id: 'dp_1', status: 'won', createdAt: day(2), closedAt: day(20) };
  const second = { id: 'dp_2', status: 'won', createdAt: day(21), closedAt: day(40) };
  expect(confirmBy({ dispute: first }, day(21))).toEqual(day(23));
  expect(confirmBy({ dispute: second, otherDisputes: [first] }, day(41))).toEqual(day(43));
  const open = { ...second, status: 'open', closedAt: null };
  expect(confirmBy({ dispute: open, otherDisputes: [first] }, day(30))).toBeNull();
});
