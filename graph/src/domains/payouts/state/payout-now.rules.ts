import type { PayoutState, PayoutWait } from '@fitness-zone/contract/enums.ts';
import { sellerShares } from '@fitness-zone/contract/payments/fees.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { OrderRecord } from '../../orders/order.model.ts';
import { paymentSums } from '../../orders/order-money.rules.ts';
import { type OrderNow, orderNow } from '../../orders/state/order-now.rules.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { PayoutAccountRecord } from '../accounts/payout-account.model.ts';
import type { MoveRecord, PayoutRecord, PayoutSums, RecoveryRecord } from '../payout.model.ts';

/** Milliseconds between a refusal and the next try. */
const retryMs = dayMs;
/** Milliseconds until waiting money is checked again, in case a change was missed. */
const lookAgainMs = 6 * hourMs;
const busyMs = 60_000;

/** The facts that decide an order's payout; `at` in epoch milliseconds. */
export type PayoutFacts = {
  payout: PayoutRecord;
  order: OrderRecord;
  /** The payments that took money, the first one first. */
  payments: readonly PaymentRecord[];
  /**
   * The parts of this order's money that settled debts of the seller's other orders; `of` is the order with the debt.
   */
  withheld: readonly (RecoveryRecord & { of: Types.ObjectId })[];
  account: PayoutAccountRecord | null;
  /** The time when the seller was suspended or the deletion began; the epoch if the account is gone. */
  sellerGoneAt: Date | null;
  settings: Shop['config']['payouts'];
  at: number;
};

/** A payment's part of the seller's money. */
type Part = {
  payment: PaymentRecord;
  /** The amount still to be sent, in minor units; negative to take back. */
  open: number;
  wait: PayoutWait | null;
  until: Date | null;
  /** Whether the last try to send it failed and another will follow. */
  isFailed: boolean;
};

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

/** Refused reversals. Retries of these leave no debt of their own. */
const refusedReversals = (payout: Pick<PayoutRecord, 'moves'>) =>
  movesOf(payout, 'reversal', 'failed').filter(({ isRetry }) => !isRetry);

/** The debt from refused reversals, minus retries and later transfers, in minor units. */
export const debtOf = (payout: Pick<PayoutRecord, 'moves' | 'recoveries'>): number =>
  amounts(refusedReversals(payout)) -
  amounts(payout.recoveries) -
  amounts(movesOf(payout, 'reversal', 'pending', 'done').filter(({ isRetry }) => isRetry));

/** The part of a transfer that hasn't been reversed, in minor units. */
export const leftOf = ({ moves }: Pick<PayoutRecord, 'moves'>, transfer: MoveRecord): number =>
  transfer.amount -
  amounts(
    movesOf({ moves }, 'reversal', 'done').filter(({ target }) => target === transfer.providerId),
  );

/** Finds the payment's transfer with the largest amount left to reverse. */
export function mostReversible(payout: Pick<PayoutRecord, 'moves'>, paymentId: Types.ObjectId) {
  const [first] = movesOf(payout, 'transfer', 'done')
    .filter((move) => move.paymentId.equals(paymentId))
    .map((move) => ({ target: move.providerId ?? '', left: leftOf(payout, move) }))
    .toSorted((one, other) => other.left - one.left);
  return { paymentId, target: first?.target ?? 'none', left: first?.left ?? 0 };
}

/** The part of a debt that can still be reversed, and the time of the next try; null if none can. */
export function debtRetry(payout: Pick<PayoutRecord, 'moves' | 'recoveries' | 'retryAt'>) {
  const debt = debtOf(payout);
  if (debt <= 0) return null;
  const most = refusedReversals(payout)
    .map(({ paymentId }) => mostReversible(payout, paymentId))
    .find(({ left }) => left > 0);
  const retryAt = retryAfter(payout, movesOf(payout, 'reversal', 'failed').at(-1));
  return most && retryAt ? { ...most, amount: Math.min(most.left, debt), retryAt } : null;
}

/** Time of the next try: a day after a refusal, or now if an admin asked for it. */
function retryAfter({ retryAt }: Pick<PayoutRecord, 'retryAt'>, last: MoveRecord | undefined) {
  if (last?.state !== 'failed') return null;
  return retryAt && retryAt > last.at ? retryAt : new Date(last.at.getTime() + retryMs);
}

export function payoutNow(facts: PayoutFacts): PayoutNow {
  const { payout, order, payments, withheld, at } = facts;
  const now = orderNow(order, payments, at);
  const money = payments.map((payment) => paymentSums(order, payment));
  const shares = sellerShares(
    money.map(({ kept }) => kept),
    order.fee,
    order.currency,
  );
  const parts = payments.map((payment, nth): Part => {
    const open = (shares[nth] ?? 0) - movedOf(facts, payment._id);
    const waits = open > 0 ? waitOf(facts, now, payment) : null;
    const last = payout.moves.findLast(
      ({ kind, paymentId }) => kind === 'transfer' && paymentId.equals(payment._id),
    );
    // A different amount, for instance after a refund, may be retried at once.
    const isSame = last?.amount === open;
    const retryAt = isSame && !waits ? retryAfter(payout, last) : null;
    const isFailed = retryAt !== null && retryAt.getTime() > at;
    return {
      payment,
      open,
      isFailed,
      wait: waits?.wait ?? null,
      until: isFailed ? retryAt : (waits?.until ?? null),
    };
  });
  const sums = sumsOf(payout, { money, shares, parts, withheld: amounts(withheld) });
  const stands = standing(facts, parts, sums, now);
  return { ...stands, sums, parts, checkAt: nextCheck(payout, parts, at) };
}

const isFirst = ({ isRetry }: MoveRecord): boolean => !isRetry;

/**
 * The part of a payment that was moved or is on its way: transfers and settled debts, minus reversals. A refused
 * reversal becomes a debt of the whole payout, not of the payment.
 */
function movedOf({ payout, withheld }: PayoutFacts, paymentId: Types.ObjectId): number {
  const ofPayment = <Item extends { paymentId: Types.ObjectId }>(items: readonly Item[]) =>
    items.filter((item) => item.paymentId.equals(paymentId));
  return (
    amounts(ofPayment(movesOf(payout, 'transfer', 'pending', 'done'))) +
    amounts(ofPayment(withheld)) -
    amounts(ofPayment(movesOf(payout, 'reversal', 'pending', 'done', 'failed')).filter(isFirst))
  );
}

/** The reason why a payment's money can't be sent now; null if it can. */
function waitOf(
  { payout, payments, account, sellerGoneAt, settings, at }: PayoutFacts,
  now: OrderNow,
  payment: PaymentRecord,
): { wait: PayoutWait; until?: Date } | null {
  if (!settings.isOn) return { wait: 'outside' };
  if (payout.hold) return { wait: 'held' };
  const isReleased = payout.releasedAt && sellerGoneAt && payout.releasedAt >= sellerGoneAt;
  if (sellerGoneAt && !isReleased) return { wait: 'seller-gone' };
  if (now.state === 'cancelled') return { wait: 'refund' };
  if (payments.some(({ dispute }) => dispute?.status === 'open')) return { wait: 'dispute' };
  if (now.hasOpenProblem) return { wait: 'problem' };
  if (!now.confirmedAt) return { wait: 'hand-over' };
  const from = Math.max(now.confirmedAt.getTime(), payment.paidAt?.getTime() ?? 0);
  const until = new Date(from + settings.delayDays * dayMs);
  if (until.getTime() > at) return { wait: 'delay', until };
  return account?.state === 'active' ? null : { wait: 'set-up' };
}

type Money = {
  money: ReturnType<typeof paymentSums>[];
  shares: number[];
  parts: Part[];
  withheld: number;
};

function sumsOf(payout: PayoutRecord, { money, shares, parts, withheld }: Money): PayoutSums {
  const share = sum(shares, (one) => one);
  // Counts only movements at the card provider.
  const transfers = movesOf(payout, 'transfer', 'done');
  const [sent, takenBack] = [amounts(transfers), amounts(movesOf(payout, 'reversal', 'done'))];
  // Includes the amounts that one order of the seller settled for another.
  const transferred = sent + withheld;
  const reversed = takenBack + amounts(payout.recoveries);
  // Money to take back: not yet requested, pending or refused.
  const owed =
    sum(parts, ({ open }) => Math.max(0, -open)) +
    amounts(movesOf(payout, 'reversal', 'pending')) +
    debtOf(payout);
  // The seller's money that the shop has.
  const unsent = share - transferred + reversed + owed;
  const waiting = sum(parts, ({ open, wait }) => (wait ? open : 0));
  const arrived = transfers.filter(({ bank }) => bank === 'paid');
  const paidOut = sum(arrived, (move) => leftOf(payout, move));
  return {
    charged: sum(money, ({ paid }) => paid),
    refunded: sum(money, ({ refunded }) => refunded),
    lostInDisputes: sum(money, ({ lostInDisputes }) => lostInDisputes),
    fee: sum(money, ({ kept }) => kept) - share,
    share,
    transferred,
    reversed,
    owed,
    waiting,
    paidOut,
    held: unsent + sum(money, ({ refunding }) => refunding),
    due: unsent - waiting,
    onItsWay: sent - takenBack - paidOut,
  };
}

function standing(
  { payout }: PayoutFacts,
  parts: Part[],
  sums: PayoutSums,
  now: OrderNow,
): Pick<PayoutNow, 'state' | 'wait' | 'until'> {
  const is = (state: PayoutState, part?: Part) => ({
    state,
    wait: part?.wait ?? null,
    until: part?.until ?? null,
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

/** The next time to check the payout; null if no step is left. Keeps the stored time unless a step is due earlier. */
function nextCheck(payout: PayoutRecord, parts: Part[], at: number): Date | null {
  const { moves, checkAt } = payout;
  const retry = debtRetry(payout);
  const isBusy =
    moves.some(({ state }) => state === 'pending') || parts.some(({ open }) => open < 0);
  const waiting = parts.filter(({ open }) => open > 0);
  if (!isBusy && waiting.length === 0 && !retry) return null;
  const times = waiting.flatMap(({ until }) => (until ? [until.getTime()] : []));
  if (retry) times.push(retry.retryAt.getTime());
  const next = Math.min(at + (isBusy ? busyMs : lookAgainMs), ...times);
  const written = checkAt?.getTime() ?? 0;
  const hasPassed = written <= at;
  // It was stored for a movement that has ended.
  const isOfBusyTime = !isBusy && written <= at + busyMs;
  // A valid time stays, so that checking a payout doesn't write it.
  if (!hasPassed && !isOfBusyTime && written <= next) return new Date(written);
  // In the future, so that a sweep takes each payout once.
  return new Date(Math.max(next, at + 1));
}
