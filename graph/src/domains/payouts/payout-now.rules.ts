import type { PayoutState, PayoutWait } from '@fitness-zone/contract/enums.ts';
import { sellerShares } from '@fitness-zone/contract/payments/fees.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { paymentSums } from '../orders/order-money.rules.ts';
import { type OrderNow, orderNow } from '../orders/state/order-now.rules.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import type { MoveRecord, PayoutRecord, PayoutSums, RecoveryRecord } from './payout.model.ts';

const dayMs = 24 * 60 * 60_000;
/** After that a failed transfer is tried again, in milliseconds. */
const retryMs = dayMs;
/** Somebody looks again at money that waits, in case no change told of it, in milliseconds. */
const lookAgainMs = 6 * 60 * 60_000;
const busyMs = 60_000;

/** All that an order's payout depends on; `at` in epoch milliseconds. */
export type PayoutFacts = {
  payout: PayoutRecord;
  order: OrderRecord;
  /** Those that took money, the first one first. */
  payments: readonly PaymentRecord[];
  /** What of this order's money has settled debts of the seller's orders; `of` is the order that was owed for. */
  withheld: readonly (RecoveryRecord & { of: Types.ObjectId })[];
  account: PayoutAccountRecord | null;
  isSellerGone: boolean;
  settings: Shop['config']['payouts'];
  at: number;
};

/** A payment's part of the seller's money. */
type Part = {
  payment: PaymentRecord;
  /** What is still to be sent, in minor units; what is to be taken back where it is negative. */
  open: number;
  wait: PayoutWait | null;
  until: Date | null;
  /** Whether the last try to send it failed, and the next one is to come. */
  isFailed: boolean;
};

/** A payout at a moment. */
export type PayoutNow = {
  state: PayoutState;
  wait: PayoutWait | null;
  until: Date | null;
  sums: PayoutSums;
  parts: Part[];
  checkAt: Date | null;
};

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0);

const amounts = (items: readonly { amount: number }[]): number =>
  sum(items, ({ amount }) => amount);

const movesOf = (
  { moves }: Pick<PayoutRecord, 'moves'>,
  kind: MoveRecord['kind'],
  ...states: MoveRecord['state'][]
) => moves.filter((move) => move.kind === kind && states.includes(move.state));

/** What reversals that failed left owed, in minor units, and no later transfer has settled. */
export const debtOf = (payout: Pick<PayoutRecord, 'moves' | 'recoveries'>): number =>
  amounts(movesOf(payout, 'reversal', 'failed')) - amounts(payout.recoveries);

/** Where an order's payout stands. */
export function payoutNow(facts: PayoutFacts): PayoutNow {
  const { payout, order, payments, withheld, at } = facts;
  const now = orderNow(order, payments, at);
  const money = payments.map((payment) => paymentSums(order, payment));
  const shares = sellerShares(
    money.map(({ kept }) => kept),
    order.fee ?? { percent: 0, fixed: 0 },
    order.currency,
  );
  const parts = payments.map((payment, nth): Part => {
    const open = (shares[nth] ?? 0) - sentOf(facts, payment._id);
    const waits = open > 0 ? waitOf(facts, now, payment) : null;
    const retryAt = open > 0 && !waits ? retryOf(payout, payment._id) : null;
    const isFailed = retryAt !== null && retryAt.getTime() > at;
    return {
      ...{ payment, open, isFailed, wait: waits?.wait ?? null },
      until: isFailed ? retryAt : (waits?.until ?? null),
    };
  });
  const sums = sumsOf(payout, { money, shares, parts, withheld: amounts(withheld) });
  const stands = standing(facts, parts, sums, now);
  return { ...stands, sums, parts, checkAt: nextCheck(payout, parts, at) };
}

/** What of a payment was sent, or is being sent, to its seller, or settled debts for them. */
function sentOf({ payout, withheld }: PayoutFacts, paymentId: Types.ObjectId): number {
  const ofPayment = <Item extends { paymentId: Types.ObjectId }>(items: readonly Item[]) =>
    items.filter((item) => item.paymentId.equals(paymentId));
  return (
    amounts(ofPayment(movesOf(payout, 'transfer', 'pending', 'done'))) +
    amounts(ofPayment(withheld)) -
    amounts(ofPayment(movesOf(payout, 'reversal', 'pending', 'done', 'failed')))
  );
}

/** Why a payment's money is not sent now; null if nothing is in the way. */
function waitOf(
  { payout, payments, account, isSellerGone, settings, at }: PayoutFacts,
  now: OrderNow,
  { paidAt }: PaymentRecord,
): { wait: PayoutWait; until?: Date } | null {
  if (!settings.isOn) return { wait: 'outside' };
  if (payout.hold) return { wait: 'held' };
  if (isSellerGone && !payout.releasedAt) return { wait: 'seller-gone' };
  if (now.state === 'cancelled') return { wait: 'refund' };
  if (payments.some(({ dispute }) => dispute?.status === 'open')) return { wait: 'dispute' };
  if (now.hasOpenCase) return { wait: 'case' };
  if (!now.confirmedAt) return { wait: 'hand-over' };
  const from = Math.max(now.confirmedAt.getTime(), paidAt?.getTime() ?? 0);
  const until = new Date(from + settings.delayDays * dayMs);
  if (until.getTime() > at) return { wait: 'delay', until };
  return account?.state === 'active' ? null : { wait: 'set-up' };
}

/** When a transfer that failed is tried again; null where the last one didn't. */
function retryOf(payout: PayoutRecord, paymentId: Types.ObjectId): Date | null {
  const last = payout.moves
    .filter((move) => move.kind === 'transfer' && move.paymentId.equals(paymentId))
    .at(-1);
  if (last?.state !== 'failed') return null;
  const { retryAt } = payout;
  return retryAt && retryAt > last.at ? retryAt : new Date(last.at.getTime() + retryMs);
}

type Money = {
  money: ReturnType<typeof paymentSums>[];
  shares: number[];
  parts: Part[];
  withheld: number;
};

function sumsOf(payout: PayoutRecord, { money, shares, parts, withheld }: Money): PayoutSums {
  const share = sum(shares, (one) => one);
  const sent = amounts(movesOf(payout, 'transfer', 'done'));
  const takenBack = amounts(movesOf(payout, 'reversal', 'done'));
  const transferred = sent + withheld;
  const reversed = takenBack + amounts(payout.recoveries);
  const undecided = sum(parts, ({ open }) => Math.max(0, -open));
  const owed = undecided + debtOf(payout) + amounts(movesOf(payout, 'reversal', 'pending'));
  const unsent = share - transferred + reversed + owed;
  const waiting = sum(parts, ({ open, wait }) => (wait ? open : 0));
  const paidOut = amounts(
    movesOf(payout, 'transfer', 'done').filter(({ bank }) => bank === 'paid'),
  );
  return {
    charged: sum(money, ({ paid }) => paid),
    refunded: sum(money, ({ refunded }) => refunded),
    lostInDisputes: sum(money, ({ lostInDisputes }) => lostInDisputes),
    fee: sum(money, ({ kept }) => kept) - share,
    ...{ share, transferred, reversed, owed, waiting, paidOut },
    held: unsent + sum(money, ({ refunding }) => refunding),
    due: unsent - waiting,
    onItsWay: Math.max(0, sent - takenBack - paidOut),
  };
}

function standing(
  { payout }: PayoutFacts,
  parts: Part[],
  sums: PayoutSums,
  now: OrderNow,
): Pick<PayoutNow, 'state' | 'wait' | 'until'> {
  const is = (state: PayoutState, part?: Part) => ({
    ...{ state, wait: part?.wait ?? null, until: part?.until ?? null },
  });
  if (payout.moves.some((move) => move.state === 'pending')) return is('due');
  const failed = parts.find(({ isFailed }) => isFailed);
  if (failed) return is('failed', failed);
  const open = parts.filter((part) => part.open > 0);
  const waiting = open.find(({ wait }) => wait);
  if (waiting) return is('waiting', waiting);
  if (open.length > 0) return is('due');
  if (now.paidAt === null && now.state !== 'cancelled') {
    return { state: 'waiting', wait: 'balance', until: null };
  }
  if (sums.transferred === 0) return is('nothing-left');
  if (sums.share === 0) return is('reversed');
  if (sums.reversed + sums.owed > 0) return is('reversed-in-part');
  return is(sums.onItsWay > 0 ? 'sent' : 'paid-out');
}

/** The time that was written stays until it has passed, or something is to be done before. */
function nextCheck({ moves, checkAt }: PayoutRecord, parts: Part[], at: number): Date | null {
  const isBusy =
    moves.some(({ state }) => state === 'pending') || parts.some(({ open }) => open < 0);
  const waiting = parts.filter(({ open }) => open > 0);
  if (!isBusy && waiting.length === 0) return null;
  const times = waiting.flatMap(({ until }) => (until ? [until.getTime()] : []));
  const next = Math.min(at + (isBusy ? busyMs : lookAgainMs), ...times);
  const written = checkAt?.getTime() ?? 0;
  // A short time is of what was under way.
  const isKept = written > at + (isBusy ? 0 : busyMs) && written <= next;
  return new Date(isKept ? written : Math.max(next, at + 1));
}
