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
import { leastCharge } from './currencies.ts';

const expectHalves = (price: number) => {
  const { firstHalf, balance } = halvesOf(price, 'usd');
  expect(firstHalf + balance, String(price)).toBe(price);
  expect(Number.isSafeInteger(firstHalf) && Number.isSafeInteger(balance)).toBe(true);
  expect([0, 1]).toContain(firstHalf - balance);
};

test('the halves of every price add up to it, with an odd unit in the first', () => {
  for (let price = 100; price <= 2000; price++) expectHalves(price);
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), expectHalves));
});

test.each([
  ['isk', 1_501_00, 751_00, 750_00],
  ['ugx', 300, 200, 100],
  ['kwd', 5_130, 2_570, 2_560],
  ['huf', 1_001, 501, 500],
  ['jpy', 101, 51, 50],
])('in %s both halves of %i can be charged', (currency, price, firstHalf, balance) => {
  expect(halvesOf(price, currency)).toEqual({ firstHalf, balance });
});

test.each([
  ['usd', 100],
  ['gbp', 60],
  ['huf', 350_00],
  ['isk', 200],
  ['jpy', 100],
])(
  'a price in %s is paid in two halves from %i on: each is at least the least charge',
  (currency, least) => {
    expect(canPayInHalves(least - 1, currency)).toBe(false);
    expect(canPayInHalves(least, currency)).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: least, max: 99_999_999 }), (price) => {
        const { firstHalf, balance } = halvesOf(price, currency);
        expect(Math.min(firstHalf, balance)).toBeGreaterThanOrEqual(leastCharge(currency));
      }),
    );
  },
);

const statuses = Object.values(enumValues.BalanceStatus);
const changes = Object.keys(balanceChanges) as BalanceChange[];

/** The next state by state and change; all others are refused. */
const arrows: Record<BalanceChange, Partial<Record<BalanceStatus, BalanceStatus>>> = {
  handOver: { 'not-due': 'due' },
  object: { due: 'not-due', overdue: 'not-due' },
  passDueBy: { due: 'overdue' },
  pay: { 'not-due': 'paid', due: 'paid', overdue: 'paid' },
  cancelSale: { 'not-due': 'cancelled', due: 'cancelled', overdue: 'cancelled' },
  refundFirstHalf: { 'not-due': 'cancelled', due: 'cancelled', overdue: 'cancelled' },
};

describe.each(changes)('%s', (change) => {
  test.each(statuses)(
    'of a balance that is %s leads to the state in the table, or is refused',
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
