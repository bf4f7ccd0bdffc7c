import {
  closesAtOf,
  confirmByOf,
  orderTimesAt,
  type Stop,
} from '@fitness-zone/contract/dealing/order-states.ts';
import type {
  CancelRequestStatus,
  HandOverProof,
  OrderState,
} from '@fitness-zone/contract/enums.ts';
import { handOverStatus } from '../../payments/hand-over/hand-over.rules.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { isAgainstShop } from '../../payments/refunds/dispute.rules.ts';
import { failedRefundOf } from '../../payments/refunds/failed-refund.rules.ts';
import { refundedBy } from '../../payments/refunds/provider-refunds.rules.ts';
import type { OrderRecord } from '../order.model.ts';
import { openProblem } from '../problems/problem.rules.ts';

/** An order at a moment: as written, moved on by its payments and the clock. */
export type OrderNow = {
  state: OrderState;
  hasOpenProblem: boolean;
  needsDecision: boolean;
  disputed: boolean;
  confirmBy: Date | null;
  confirmedAt: Date | null;
  handedOverAt: Date | null;
  handOverProof: HandOverProof | null;
  /** The time when the whole price was paid; null before. */
  paidAt: Date | null;
  closesAt: Date | null;
  cancelRequestStatus: CancelRequestStatus | null;
};

/**
 * An order's state by its payments and the clock.
 * @param payments those that took money, the first one first
 * @param now epoch milliseconds
 */
export function orderNow(
  order: OrderRecord,
  payments: readonly PaymentRecord[],
  now: number,
): OrderNow {
  const [first] = payments;
  const paidAt = paidInFullAt(order, first);
  const byPayments = stateByPayments(order, first, paidAt);
  const hasOpenProblem = byPayments !== 'cancelled' && openProblem(order) !== null;
  const disputed = payments.some(({ dispute }) => isAgainstShop(dispute));
  const written = {
    state: byPayments,
    claimedAt: order.claimedAt ?? null,
    confirmedAt: order.confirmedAt ?? null,
    paidAt,
    stops: stopsOf(order, payments),
  };
  const { state, confirmedAt } = orderTimesAt(written, now);
  const isSilent = written.state === 'hand-over-claimed' && state !== written.state;
  const cancelRequestStatus = requestStatus(order, state, now);
  return {
    state,
    hasOpenProblem,
    needsDecision:
      cancelRequestStatus === 'escalated' ||
      (hasOpenProblem && isEscalatedAt(order, now)) ||
      payments.some((payment) => failedRefundOf(payment) !== null),
    disputed,
    confirmBy: confirmByOf({ ...written, state }),
    confirmedAt,
    handedOverAt: isSilent ? (order.claimedAt ?? null) : (order.handedOverAt ?? null),
    handOverProof: isSilent ? 'silence' : (order.handOverProof ?? null),
    paidAt,
    closesAt: closesAtOf({ ...written, state, confirmedAt }),
    cancelRequestStatus,
  };
}

/** Problems and bank disputes; one that is open has no end. */
const stopsOf = ({ problems }: OrderRecord, payments: readonly PaymentRecord[]): Stop[] => [
  ...problems.map(({ openedAt, closedAt }) => ({ from: openedAt, to: closedAt ?? null })),
  ...payments
    .flatMap(({ dispute, otherDisputes }) => [
      ...(dispute ? [dispute] : []),
      ...(otherDisputes ?? []),
    ])
    .map(({ createdAt, closedAt }) => ({ from: createdAt, to: closedAt ?? null })),
];

function paidInFullAt(order: OrderRecord, first: PaymentRecord | undefined): Date | null {
  if (!first?.balance) return order.createdAt;
  return first.balance.paidAt ?? null;
}

function stateByPayments(
  { state, cancellation, claimedAt, confirmedAt }: OrderRecord,
  first: PaymentRecord | undefined,
  paidAt: Date | null,
): OrderState {
  const isKept = Boolean(confirmedAt ?? claimedAt) && first && isReturnedByAgreement(first);
  if (first && handOverStatus(first) === 'refunded' && !isKept) return 'cancelled';
  const beforeHandOver = paidAt ? 'paid' : 'paid-in-part';
  // The bank has sent back a refund made at the card provider.
  if (state === 'cancelled' && cancellation?.reason === 'refunded') {
    return confirmedAt ? 'confirmed' : beforeHandOver;
  }
  return state === 'paid-in-part' ? beforeHandOver : state;
}

/** Whether agreements in problems returned all of it. The buyer then keeps the product they received. */
function isReturnedByAgreement({ _id, refunds, refundReason, amount }: PaymentRecord): boolean {
  const own = _id.toHexString();
  const agreed = (refunds ?? []).filter(({ purpose }) => purpose && purpose !== own);
  return !refundReason && refundedBy(agreed) >= amount;
}

function requestStatus(
  { cancelRequest }: OrderRecord,
  state: OrderState,
  now: number,
): CancelRequestStatus | null {
  if (!cancelRequest) return null;
  if (cancelRequest.accepted != null) return cancelRequest.accepted ? 'accepted' : 'declined';
  if (state === 'cancelled') return 'accepted';
  // A hand-over settles an unanswered request.
  if (state === 'confirmed' || state === 'closed') return 'declined';
  return cancelRequest.answerBy.getTime() <= now ? 'escalated' : 'open';
}

/** Whether a side asked for a decision, or an answer is late. */
function isEscalatedAt(order: OrderRecord, now: number): boolean {
  const current = openProblem(order);
  if (!current) return false;
  const isLate = current.answerBy && current.answerBy.getTime() <= now;
  return current.status === 'escalated' || Boolean(isLate);
}
