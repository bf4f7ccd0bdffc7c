import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { mainDispute, otherDisputesOf } from './dispute.rules.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * dayMs);
const dispute = (id: string, created: Date, status: string) =>
  ({ id, status, created: created.getTime() / 1000 }) as Stripe.Dispute;

test('the times of all disputes of a payment are kept, and an end stays as it was first seen', () => {
  const won = dispute('dp_1', day(0), 'won');
  const again = dispute('dp_2', day(10), 'needs_response');
  expect(otherDisputesOf([won], [], day(9).getTime())).toEqual([]);
  const known = [{ id: 'dp_1', createdAt: day(0), closedAt: day(5) }];
  const first = { id: 'dp_1', createdAt: day(0), closedAt: day(5) };
  expect(mainDispute([again, won])).toBe(again);
  expect(otherDisputesOf([again, won], known, day(11).getTime())).toEqual([first]);
  // A dispute that ended unnoticed counts as ended when it was found.
  const found = { ...first, closedAt: day(12) };
  expect(otherDisputesOf([again, won], [], day(12).getTime())).toEqual([found]);
  const third = dispute('dp_3', day(11), 'needs_response');
  expect(otherDisputesOf([third, again, won], known, day(12).getTime())).toEqual([
    first,
    { id: 'dp_2', createdAt: day(10), closedAt: null },
  ]);
});
