import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { openCase } from '../cases/case.rules.ts';
import type { OrderEventRecord, OrderRecord } from '../order.model.ts';
import { publishOrder } from '../order.visibility.ts';
import { findOrderPayments } from '../orders.loaders.ts';
import { type OrderNow, orderNow } from './order-now.rules.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now'>;

/**
 * Writes what the payments of an order and the clock have made of it. Anyone may call it, any number of times, at once
 * and after any crash.
 * @returns the order as it is now; null for an unknown id
 */
export async function settleOrder(
  services: Services,
  id: Types.ObjectId,
): Promise<OrderRecord | null> {
  const { models, events } = services;
  // Retries while somebody else changes the order.
  for (;;) {
    const order: OrderRecord | null = await models.Order.findById(id).lean();
    if (!order) return null;
    const [payments = []] = await findOrderPayments(models, [order.firstPaymentId]);
    const now = orderNow(order, payments, services.now());
    const changes = changesOf(order, now, services.now());
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

/** What is written of an order as it stands; null where that is written already. */
function changesOf(order: OrderRecord, now: OrderNow, at: number) {
  const { state, hasOpenCase, needsDecision, disputed } = now;
  const checkAt = nextCheck(order, now);
  const cancellation =
    state === 'cancelled' && !order.cancellation
      ? { by: 'shop', reason: 'refunded', at: new Date(at) }
      : null;
  const happened = newEvents(order, now, at);
  const wanted = {
    ...{ state, hasOpenCase, needsDecision, disputed },
    ...(now.confirmedAt && {
      confirmedAt: now.confirmedAt,
      handedOverAt: now.handedOverAt,
      handOverProof: now.handOverProof,
    }),
    ...(checkAt && { checkAt }),
    ...(cancellation && { cancellation }),
    ...(happened.length > 0 && { events: [...order.events, ...happened] }),
  };
  const isWritten = Object.entries(wanted).every(([field, value]) =>
    isDeepStrictEqual(order[field as keyof OrderRecord] ?? null, value ?? null),
  );
  const isOver = !checkAt && order.checkAt;
  if (isWritten && !isOver) return null;
  return { $set: wanted, ...(isOver && { $unset: { checkAt: 1 } }) };
}

/** When time changes an order next; null if it doesn't. */
function nextCheck(order: OrderRecord, now: OrderNow): Date | null {
  const request = now.cancelRequestStatus === 'open' ? order.cancelRequest?.answerBy : null;
  const closesAt = now.state === 'confirmed' ? now.closesAt : null;
  const answerBy = now.needsDecision ? null : openCase(order)?.answerBy;
  const times = [now.confirmBy, closesAt, request, answerBy].filter((time) => time != null);
  return times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : null;
}

/** What happens to an order by itself; what people do is noted with their own update. */
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
