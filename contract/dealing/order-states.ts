import type { OrderActor, OrderState } from '../enums.ts';
import { dayMs } from '../time/days.ts';

/** Time in which the buyer may object to the seller's claim of a hand-over. */
export const objectionMs = 3 * dayMs;
/** Time in which the seller answers a request to cancel. */
export const cancelAnswerMs = 3 * dayMs;
/** Time in which the seller answers a problem. */
export const problemAnswerMs = 5 * dayMs;
/** Time in which the buyer returns a product and the seller confirms it. */
export const returnMs = 14 * dayMs;
/** Grace after a balance's deadline before the seller may cancel. */
export const unpaidBalanceMs = 14 * dayMs;
/** Time after a confirmed and fully paid hand-over in which the buyer may report a problem; then the order closes. */
export const problemMs = 30 * dayMs;
type Change = {
  from: readonly OrderState[];
  /** `before-hand-over`: paid, or paid in part while the balance is open. */
  to: OrderState | 'before-hand-over';
  by: readonly OrderActor[];
};

const beforeHandOver = ['paid-in-part', 'paid'] as const;
const beforeConfirmation = [...beforeHandOver, 'hand-over-claimed'] as const;
const running = [...beforeConfirmation, 'confirmed'] as const;

/** Order transitions: from which states, to which one, and by whom. */
const orderChanges = {
  /** Once confirmed, a paid balance doesn't change the state. */
  payBalance: { from: ['paid-in-part'], to: 'paid', by: ['buyer'] },
  claimHandOver: { from: beforeHandOver, to: 'hand-over-claimed', by: ['seller'] },
  objectToHandOver: { from: ['hand-over-claimed'], to: 'before-hand-over', by: ['buyer'] },
  enterCode: { from: beforeConfirmation, to: 'confirmed', by: ['seller'] },
  confirmReceipt: { from: beforeConfirmation, to: 'confirmed', by: ['buyer'] },
  /** Made by the clock; a sweep writes it later. */
  passConfirmBy: { from: ['hand-over-claimed'], to: 'confirmed', by: ['shop'] },
  passClosesAt: { from: ['confirmed'], to: 'closed', by: ['shop'] },
  cancel: { from: beforeHandOver, to: 'cancelled', by: ['seller'] },
  cancelUnpaid: { from: running, to: 'cancelled', by: ['seller'] },
  agreeToCancel: { from: beforeConfirmation, to: 'cancelled', by: ['seller', 'admin'] },
  /** A problem ends with a full refund. */
  refundProblem: { from: running, to: 'cancelled', by: ['buyer', 'seller', 'admin'] },
  /** An admin refunds or cancels the sale, or all money went back at the card provider. */
  refund: { from: [...running, 'closed'], to: 'cancelled', by: ['admin', 'shop'] },
} as const satisfies Record<string, Change>;

export type OrderChange = keyof typeof orderChanges;

export const canChangeOrder = (change: OrderChange, state: OrderState): boolean =>
  orderChanges[change].from.some((one) => one === state);

type Moment = Date | null | undefined;

/** A time in which a problem or a bank dispute was open, so that no deadline passed. `to` is null while it is. */
export type Stop = { from: Date; to: Date | null };

/** The least time that a stop leaves for a deadline, in milliseconds. */
const leftAfterStopMs = 3 * dayMs;

/**
 * Extends a deadline by the stops during its time. After a stop it has the time that was left before, and at least
 * three days.
 * @param begin when it began to run, in epoch milliseconds
 * @returns null while it is stopped
 */
export function afterStops(begin: number, duration: number, stops: readonly Stop[]): Date | null {
  let [from, deadline] = [begin, begin + duration];
  const inOrder = stops.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  for (const stop of inOrder) {
    if (stop.from.getTime() >= deadline) break;
    if (!stop.to) return null;
    const end = stop.to.getTime();
    if (end <= from) continue;
    const left = deadline - Math.max(stop.from.getTime(), from);
    deadline = end + Math.max(left, leftAfterStopMs);
    from = end;
  }
  return new Date(deadline);
}

/** The fields of an order that deadlines depend on. */
export type OrderTimes = {
  state: OrderState;
  /** The time of the seller's claim. */
  claimedAt?: Moment;
  confirmedAt?: Moment;
  /** The time when the whole price was paid. */
  paidAt?: Moment;
  stops: readonly Stop[];
};

/** The deadline for the buyer's objection to the seller's claim; null without a claim, and while it is stopped. */
export const confirmByOf = ({ state, claimedAt, stops }: OrderTimes): Date | null =>
  state === 'hand-over-claimed' && claimedAt
    ? afterStops(claimedAt.getTime(), objectionMs, stops)
    : null;

/** Null until the order is confirmed and fully paid, and while it is stopped. */
export function closesAtOf({ state, confirmedAt, paidAt, stops }: OrderTimes): Date | null {
  const isConfirmed = state === 'confirmed' || state === 'closed';
  if (!isConfirmed || !confirmedAt || !paidAt) return null;
  return afterStops(Math.max(confirmedAt.getTime(), paidAt.getTime()), problemMs, stops);
}

/**
 * Applies the clock to a stored order: confirms an unanswered claim, closes a finished order.
 * @param now epoch milliseconds
 */
export function orderTimesAt<Times extends OrderTimes>(written: Times, now: number): Times {
  const confirmBy = confirmByOf(written);
  const isSilent = confirmBy !== null && confirmBy.getTime() <= now;
  const order: Times = isSilent
    ? { ...written, state: 'confirmed', confirmedAt: confirmBy }
    : written;
  const closesAt = closesAtOf(order);
  return closesAt && order.state === 'confirmed' && closesAt.getTime() <= now
    ? { ...order, state: 'closed' }
    : order;
}
