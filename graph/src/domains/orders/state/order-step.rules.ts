import { isDeepStrictEqual } from 'node:util';
import type { OrderActor, OrderRefundStatus } from '@fitness-zone/contract/enums.ts';
import { orderNotification, outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { failedRefundOf } from '../../payments/refunds/failed-refund.rules.ts';
import type { OrderEventRecord, OrderRecord } from '../order.model.ts';
import { type Situation, waitsFor } from '../order-actions.rules.ts';
import { canChooseTime, nextPickUpCheck, pickUpChanges } from '../pick-up/pick-up.rules.ts';
import { openProblem, withoutPhotos } from '../problems/problem.rules.ts';
import { unsentParts } from '../refunds/refund-states.rules.ts';
import { eraseAt, isErased } from './erasing.rules.ts';
import type { OrderNow } from './order-now.rules.ts';

/** Milliseconds until a failed refund is retried. */
const retryMs = 60_000;

/**
 * The facts behind an order's next step: its records after the effects, and its refunds with their payments' present
 * states.
 */
export type OrderFacts = Situation & { refunds: OrderRecord['refunds'] };

/** The order is cancelled and its money isn't returned yet. */
export const isReturnDue = (order: OrderRecord, { status }: PaymentRecord): boolean =>
  status === 'paid' &&
  order.cancellation != null &&
  order.cancellation.reason !== 'refunded' &&
  !keepsProduct(order);

/** Whether an admin decided that all money goes back but the product doesn't. Exact refunds then return the money. */
const keepsProduct = ({ problems }: OrderRecord): boolean =>
  problems.at(-1)?.decision === 'full-refund';

/** The update that brings an order up to date; null if it needs none. */
export function orderStep(facts: OrderFacts) {
  const { order, now, at } = facts;
  const pickUp = pickUpChanges(order, now, at);
  const erased = isErased(order, now, at) ? withoutPhotos(order) : null;
  const replaced = {
    ...(pickUp && { pickUp: pickUp.pickUp }),
    ...(erased && { problems: erased }),
  };
  const checkAt = nextCheck({ ...facts, order: { ...order, ...replaced } });
  const $set = {
    ...standing(facts),
    ...offering(facts),
    ...replaced,
    ...(checkAt && { checkAt }),
    ...ending(facts),
    ...notifications(facts),
    ...(pickUp?.isReminded && outboxEntry({ kind: 'pick-up-reminder' }, new Date(at))),
    ...history(facts),
  };
  const $unset = {
    ...(!checkAt && order.checkAt && { checkAt: 1 }),
    ...(now.state !== 'cancelled' && order.cancellation && { cancellation: 1 }),
  };
  const isGone = Object.keys($unset).length > 0;
  if (isWritten(order, $set) && !isGone) return null;
  return { $set, ...(isGone && { $unset }) };
}

const isWritten = (order: OrderRecord, wanted: object): boolean =>
  Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(order[field as keyof OrderRecord] ?? null, value ?? null),
  );

/** The current state, for filters and readers. */
function standing(facts: OrderFacts) {
  const { state, hasOpenProblem, needsDecision, disputed, ...now } = facts.now;
  const { confirmedAt, handedOverAt, handOverProof } = now;
  return {
    state,
    hasOpenProblem,
    needsDecision,
    disputed,
    waitsForBuyer: waitsFor('buyer', facts),
    waitsForSeller: waitsFor('seller', facts),
    ...(confirmedAt && { confirmedAt, handedOverAt, handOverProof }),
  };
}

/** While a plan is due, applying it notifies the buyer; so this waits until the orders are up to date. */
const offering = (facts: OrderFacts) =>
  !facts.order.offeredTimesAt && facts.plan && !facts.plan.dueAt && canChooseTime(facts)
    ? { offeredTimesAt: new Date(facts.at) }
    : {};

/** A sale whose money was returned at the card provider is cancelled by the shop. */
const ending = ({ order, now, at }: OrderFacts) =>
  now.state === 'cancelled' && !order.cancellation
    ? { cancellation: { by: 'shop', reason: 'refunded', at: new Date(at) } }
    : {};

function notifications({ order, payments, now, at }: OrderFacts) {
  const isSilent = now.confirmedAt && !order.confirmedAt;
  // The payment of a failed refund notifies the admins itself.
  const hasFailed = payments.some((payment) => failedRefundOf(payment) !== null);
  const isLate = now.needsDecision && !order.needsDecision && !hasFailed;
  return {
    ...(isSilent && orderNotification('handed-over', ['buyer', 'seller'], at)),
    ...(isLate && orderNotification('decision-needed', ['admin'], at)),
  };
}

/** Changes by the clock and at the card provider since the order was written. */
function history(facts: OrderFacts) {
  const { order, refunds } = facts;
  const isMoved = order.refunds.some(
    ({ status, faults }, nth) => status !== refunds[nth]?.status || faults !== refunds[nth]?.faults,
  );
  const happened = [...clockEvents(facts), ...refundEvents(facts)];
  return {
    ...(isMoved && { refunds }),
    ...(happened.length > 0 && { events: [...order.events, ...happened] }),
  };
}

/** Null if time doesn't change it. */
function nextCheck({ order, payments, plan, refunds, now, at }: OrderFacts): Date | null {
  const [first] = payments;
  // The card provider doesn't answer, or a dispute blocks the refund.
  const isWaiting = refunds.some((refund) => unsentParts(refund, payments).length > 0);
  if (isWaiting || (first && isReturnDue(order, first))) return new Date(at + retryMs);
  const times = [
    ...deadlines(order, now),
    nextPickUpCheck({ order, plan, now, at }),
    erasure(order, now),
  ]
    .filter((time) => time != null)
    .map((time) => time.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const deadlines = (order: OrderRecord, now: OrderNow) => [
  now.confirmBy,
  now.state === 'confirmed' ? now.closesAt : null,
  now.cancelRequestStatus === 'open' ? order.cancelRequest?.answerBy : null,
  now.needsDecision ? null : openProblem(order)?.answerBy,
];

function erasure(order: OrderRecord, now: OrderNow): Date | null {
  const at = withoutPhotos(order) ? eraseAt(order, now) : null;
  return at === null ? null : new Date(at);
}

const eventOfRefund: Partial<
  Record<OrderRefundStatus, Pick<OrderEventRecord, 'kind'> & { by: OrderActor }>
> = {
  succeeded: { kind: 'refunded', by: 'shop' },
  failed: { kind: 'refund-failed', by: 'shop' },
  'paid-another-way': { kind: 'refunded', by: 'admin' },
  released: { kind: 'refund-released', by: 'admin' },
};

const refundEvents = ({ order, refunds, at }: OrderFacts): OrderEventRecord[] =>
  refunds.flatMap(({ status, amount }, nth) => {
    const event = status === order.refunds[nth]?.status ? null : eventOfRefund[status];
    return event ? [{ ...event, at: new Date(at), amount }] : [];
  });

/** People's actions record their own events. */
function clockEvents({ order, now, at }: OrderFacts): OrderEventRecord[] {
  const events: OrderEventRecord[] = [];
  if (now.confirmedAt && !order.confirmedAt) {
    events.push({ kind: 'hand-over-confirmed', at: now.confirmedAt, by: 'shop' });
  }
  if (now.state === 'closed' && order.state !== 'closed') {
    events.push({ kind: 'closed', at: now.closesAt ?? new Date(at), by: 'shop' });
  }
  if (now.state === 'cancelled' && order.state !== 'cancelled') {
    events.push({ kind: 'cancelled', at: new Date(at), by: 'shop' });
  }
  return events;
}
