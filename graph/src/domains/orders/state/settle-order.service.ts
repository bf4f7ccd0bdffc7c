import { isDeepStrictEqual } from 'node:util';
import type { OrderActor, OrderRefundStatus } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import { orderNotification, outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { failedRefundOf } from '../../payments/refunds/failed-refund.rules.ts';
import { removePrivatePhotosOf } from '../../private-photos/private-photos.service.ts';
import type { OrderEventRecord, OrderRecord } from '../order.model.ts';
import { publishOrder } from '../order.visibility.ts';
import { waitsFor } from '../order-actions.rules.ts';
import { findOrderPayments } from '../orders.loaders.ts';
import { nextPickUpCheck, pickUpChanges } from '../pick-up/pick-up.rules.ts';
import { openProblem, withoutPhotos } from '../problems/problem.rules.ts';
import { refundStatus, unsentParts } from '../refunds/refund-states.rules.ts';
import { sendRefunds } from '../refunds/send-refunds.service.ts';
import { publishBlockedThread } from '../thread/publish-blocked-thread.service.ts';
import { eraseAt, isErased } from './erasing.rules.ts';
import { applyEffects, isReturnDue } from './order-effects.service.ts';
import { type OrderNow, orderNow } from './order-now.rules.ts';

/** Milliseconds until a failed refund is retried. */
const retryMs = 60_000;

/**
 * Brings an order up to date with its payments and the clock. May run any number of times, concurrently and after any
 * crash.
 * @returns the order as it is now; null for an unknown id
 */
export async function settleOrder(
  services: PaymentServices,
  id: Types.ObjectId,
): Promise<OrderRecord | null> {
  const order = await writeSettled(services, id);
  // Blocks apply again once its money is returned.
  if (order?.state === 'cancelled' || order?.state === 'closed') {
    await publishBlockedThread(services, order);
  }
  return order;
}

async function writeSettled(
  services: PaymentServices,
  id: Types.ObjectId,
): Promise<OrderRecord | null> {
  const { models, events } = services;
  // Retries if the order was changed meanwhile.
  for (;;) {
    const order: OrderRecord | null = await models.Order.findById(id).lean();
    if (!order) return null;
    const done = await carriedOut(services, order);
    const at = services.now();
    const now = orderNow(order, done.payments, at);
    if (withoutPhotos(order) && isErased(order, now, at)) await removePrivatePhotosOf(services, id);
    const changes = changesOf(order, done, now, at);
    if (!changes) return order;
    const settled: OrderRecord | null = await models.Order.findOneAndUpdate(
      { _id: id, revision: order.revision },
      { ...changes, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!settled) continue;
    publishOrder(events, settled);
    return settled;
  }
}

type CarriedOut = { payments: PaymentRecord[]; refunds: OrderRecord['refunds'] };

/** The payments and refunds of an order after its effects are carried out. */
async function carriedOut(services: PaymentServices, order: OrderRecord): Promise<CarriedOut> {
  const read = async () =>
    (await findOrderPayments(services.models, [order.firstPaymentId]))[0] ?? [];
  const payments = await read();
  const [first] = payments;
  if (!first) return { payments, refunds: order.refunds };
  const isChanged = await applyEffects(
    services,
    order,
    first,
    orderNow(order, payments, services.now()),
  );
  if (!isChanged && order.refunds.length === 0) return { payments, refunds: [] };
  const sent = await sendRefunds(services, order, payments);
  const now = await read();
  return {
    payments: now,
    refunds: sent.map((refund) => ({ ...refund, status: refundStatus(refund, now) })),
  };
}

/** The update that brings an order up to date; null if it is. */
function changesOf(order: OrderRecord, done: CarriedOut, now: OrderNow, at: number) {
  const { state, hasOpenProblem, needsDecision, disputed } = now;
  const met = pickUpChanges(order, now, at);
  const erased = isErased(order, now, at) ? withoutPhotos(order) : null;
  const checkAt = nextCheck(
    { ...order, ...(met && { pickUp: met.pickUp }), ...(erased && { problems: erased }) },
    done,
    now,
    at,
  );
  const cancellation =
    state === 'cancelled' && !order.cancellation
      ? { by: 'shop', reason: 'refunded', at: new Date(at) }
      : null;
  const isSilent = now.confirmedAt && !order.confirmedAt;
  // Admins hear of a failed refund from its payment.
  const hasFailed = done.payments.some((payment) => failedRefundOf(payment) !== null);
  const isLate = needsDecision && !order.needsDecision && !hasFailed;
  const isMoved = order.refunds.some(
    ({ status, faults }, nth) =>
      status !== done.refunds[nth]?.status || faults !== done.refunds[nth]?.faults,
  );
  const happened = [...newEvents(order, now, at), ...returnEvents(order, done, at)];
  const situation = { order, payments: done.payments, now, at };
  const wanted = {
    state,
    hasOpenProblem,
    needsDecision,
    disputed,
    waitsForBuyer: waitsFor('buyer', situation),
    waitsForSeller: waitsFor('seller', situation),
    ...(now.confirmedAt && {
      confirmedAt: now.confirmedAt,
      handedOverAt: now.handedOverAt,
      handOverProof: now.handOverProof,
    }),
    ...(checkAt && { checkAt }),
    ...(cancellation && { cancellation }),
    ...(isSilent && orderNotification('handed-over', ['buyer', 'seller'], at)),
    ...(isLate && orderNotification('decision-needed', ['admin'], at)),
    ...(met && { pickUp: met.pickUp }),
    ...(erased && { problems: erased }),
    ...(met?.isReminded && outboxEntry({ kind: 'pick-up-reminder' }, new Date(at))),
    ...(isMoved && { refunds: done.refunds }),
    ...(happened.length > 0 && { events: [...order.events, ...happened] }),
  };
  const isWritten = Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(order[field as keyof OrderRecord] ?? null, value ?? null),
  );
  const $unset = {
    ...(!checkAt && order.checkAt && { checkAt: 1 }),
    ...(state !== 'cancelled' && order.cancellation && { cancellation: 1 }),
  };
  const isGone = Object.keys($unset).length > 0;
  if (isWritten && !isGone) return null;
  return { $set: wanted, ...(isGone && { $unset }) };
}

/** Null if time doesn't change it. */
function nextCheck(
  order: OrderRecord,
  { payments, refunds }: CarriedOut,
  now: OrderNow,
  at: number,
): Date | null {
  const [first] = payments;
  // The card provider doesn't answer, or a dispute blocks the refund.
  const isWaiting = refunds.some((refund) => unsentParts(refund, payments).length > 0);
  if (isWaiting || (first && isReturnDue(order, first))) return new Date(at + retryMs);
  const request = now.cancelRequestStatus === 'open' ? order.cancelRequest?.answerBy : null;
  const closesAt = now.state === 'confirmed' ? now.closesAt : null;
  const answerBy = now.needsDecision ? null : openProblem(order)?.answerBy;
  const erasedAt = withoutPhotos(order) ? eraseAt(order, now) : null;
  const times = [
    ...[now.confirmBy, closesAt, request, answerBy, nextPickUpCheck(order, now, at)],
    erasedAt === null ? null : new Date(erasedAt),
  ].filter((time) => time != null);
  return times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : null;
}

const refundEvents: Partial<
  Record<OrderRefundStatus, Pick<OrderEventRecord, 'kind'> & { by: OrderActor }>
> = {
  succeeded: { kind: 'refunded', by: 'shop' },
  failed: { kind: 'refund-failed', by: 'shop' },
  'paid-another-way': { kind: 'refunded', by: 'admin' },
  released: { kind: 'refund-released', by: 'admin' },
};

/** What happened to refunds since the order was written. */
const returnEvents = (order: OrderRecord, { refunds }: CarriedOut, at: number) =>
  refunds.flatMap(({ status, amount }, nth): OrderEventRecord[] => {
    const event = status === order.refunds[nth]?.status ? null : refundEvents[status];
    return event ? [{ ...event, at: new Date(at), amount }] : [];
  });

/** Events by the clock; people's actions record their own. */
function newEvents(order: OrderRecord, now: OrderNow, at: number): OrderEventRecord[] {
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
