import type { BalanceStatus } from '../enums.ts';
import { leastCharge } from './currencies.ts';
import { stepOf } from './money.ts';

/** The two instalments of a price, in minor units. */
export type Halves = { firstHalf: number; balance: number };

/**
 * Splits a price into two instalments that can be charged in the currency. An indivisible rest goes to the first.
 * @param price minor units
 * @param currency ISO 4217
 */
export function halvesOf(price: number, currency: string): Halves {
  const step = stepOf(currency);
  const balance = Math.floor(price / 2 / step) * step;
  return { firstHalf: price - balance, balance };
}

/** The least price, in minor units, that can be paid in two instalments: cards have a minimum charge. */
export const leastInstalmentPrice = (currency: string): number => 2 * leastCharge(currency);

/** `price` is in minor units. */
export const canPayInHalves = (price: number, currency: string): boolean =>
  price >= leastInstalmentPrice(currency);

/** Number of working days after the hand-over in which the balance can be paid. */
export const daysToPayBalance = 3;

/** Balance transitions: from which states, to which one. There are no others. */
export const balanceChanges = {
  /** The hand-over is claimed or confirmed. */
  handOver: { from: ['not-due'], to: 'due' },
  /** The buyer objects to the seller's claim that the product was handed over. */
  object: { from: ['due', 'overdue'], to: 'not-due' },
  /** The due time has passed. This isn't stored: readers compare with the clock. */
  passDueBy: { from: ['due'], to: 'overdue' },
  pay: { from: ['not-due', 'due', 'overdue'], to: 'paid' },
  /** An admin cancels the sale, as `canCancelSale` allows. */
  cancelSale: { from: ['not-due', 'due', 'overdue'], to: 'cancelled' },
  /** The first half was fully refunded, at the provider or by an admin. */
  refundFirstHalf: { from: ['not-due', 'due', 'overdue'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly BalanceStatus[]; to: BalanceStatus }>;

export type BalanceChange = keyof typeof balanceChanges;

export const canChangeBalance = (change: BalanceChange, status: BalanceStatus): boolean =>
  balanceChanges[change].from.some((one) => one === status);

/** The stored states; a `due` balance is `overdue` from `dueBy` on. */
export const writtenBalanceStatuses = [
  ...(['not-due', 'due', 'paid', 'cancelled'] as const),
] satisfies BalanceStatus[];
export type WrittenBalanceStatus = (typeof writtenBalanceStatuses)[number];

/** @param now epoch milliseconds */
export const balanceStatusAt = (
  { status, dueBy }: { status: WrittenBalanceStatus; dueBy?: Date | string | null },
  now: number,
): BalanceStatus =>
  status === 'due' && dueBy && new Date(dueBy).getTime() <= now ? 'overdue' : status;

/**
 * Admins may cancel a sale whose balance is overdue, and one whose balance is unpaid while the buyer reports a problem
 * or one side's account is deleted.
 */
export const canCancelSale = (
  status: BalanceStatus,
  { hasProblem, isPartyGone }: { hasProblem: boolean; isPartyGone: boolean },
): boolean =>
  canChangeBalance('cancelSale', status) && (status === 'overdue' || hasProblem || isPartyGone);
