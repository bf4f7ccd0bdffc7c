import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BalanceStatus, enumValues } from '../enums.ts';
import {
  type BalanceChange,
  balanceChanges,
  balanceStatusAt,
  canCancelSale,
  canChangeBalance,
  canPayInHalves,
  halvesOf,
} from './balance.ts';

const expectHalves = (price: number) => {
  const { firstHalf, balance } = halvesOf(price);
  expect(firstHalf + balance, String(price)).toBe(price);
  expect(Number.isSafeInteger(firstHalf) && Number.isSafeInteger(balance)).toBe(true);
  expect([0, 1]).toContain(firstHalf - balance);
};

test('the halves of every price add up to it, with an odd unit in the first', () => {
  for (let price = 100; price <= 2000; price++) expectHalves(price);
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), expectHalves));
});

test('a price is paid in two halves from twice the least charge on', () => {
  expect([100, 199, 200, 201, 99_999_999].map(canPayInHalves)).toEqual([
    ...[false, false, true, true, true],
  ]);
});

const statuses = Object.values(enumValues.BalanceStatus);
const changes = Object.keys(balanceChanges) as BalanceChange[];

/** Where each change leads from each state; what is not named is refused. */
const arrows: Record<BalanceChange, Partial<Record<BalanceStatus, BalanceStatus>>> = {
  handOver: { 'not-due': 'due' },
  passDueBy: { due: 'overdue' },
  pay: { 'not-due': 'paid', due: 'paid', overdue: 'paid' },
  cancelSale: { 'not-due': 'cancelled', due: 'cancelled', overdue: 'cancelled' },
  refundFirstHalf: { 'not-due': 'cancelled', due: 'cancelled', overdue: 'cancelled' },
};

describe.each(changes)('%s', (change) => {
  test.each(statuses)(
    'of a balance that is %s leads where the table says, or nowhere',
    (status) => {
      expect(canChangeBalance(change, status) ? balanceChanges[change].to : undefined).toBe(
        arrows[change][status],
      );
    },
  );
});

test('nothing changes a balance that is paid or cancelled', () => {
  for (const change of changes) {
    expect(canChangeBalance(change, 'paid')).toBe(false);
    expect(canChangeBalance(change, 'cancelled')).toBe(false);
  }
});

test('a due balance is overdue from its last moment on, and no other one is', () => {
  const dueBy = new Date('2026-11-27T00:00:00Z');
  const end = dueBy.getTime();
  expect(balanceStatusAt({ status: 'due', dueBy }, end - 1)).toBe('due');
  expect(balanceStatusAt({ status: 'due', dueBy }, end)).toBe('overdue');
  for (const status of ['not-due', 'paid', 'cancelled'] as const) {
    expect(balanceStatusAt({ status, dueBy }, end + 1)).toBe(status);
  }
});

test('an admin cancels what is overdue; else what is not paid, if there is a problem or a side is gone', () => {
  const nothing = { hasProblem: false, isPartyGone: false };
  const cancellable = (details: typeof nothing) =>
    statuses.filter((status) => canCancelSale(status, details));
  expect(cancellable(nothing)).toEqual(['overdue']);
  for (const details of [
    { ...nothing, hasProblem: true },
    { ...nothing, isPartyGone: true },
  ]) {
    expect(cancellable(details)).toEqual(['not-due', 'due', 'overdue']);
  }
});
