import type { Types } from 'mongoose';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { removePrivatePhotosOf } from '../../private-photos/private-photos.service.ts';
import type { OrderRecord } from '../order.model.ts';
import { publishOrder } from '../order.visibility.ts';
import { findOrderPayments } from '../orders.loaders.ts';
import { isErasable } from '../pick-up/pick-up.rules.ts';
import { planOf } from '../pick-up/windows/pick-up-plan.queries.ts';
import { withoutPhotos } from '../problems/problem.rules.ts';
import { refundStatus } from '../refunds/refund-states.rules.ts';
import { sendRefunds } from '../refunds/send-refunds.service.ts';
import { publishBlockedThread } from '../thread/publish-blocked-thread.service.ts';
import { isErased } from './erasing.rules.ts';
import { applyEffects } from './order-effects.service.ts';
import { orderNow } from './order-now.rules.ts';
import { type OrderFacts, orderStep } from './order-step.rules.ts';

/**
 * Brings an order up to date with its payments and the clock. May run any number of times, concurrently and after any
 * crash.
 * @returns the current order; null for an unknown id
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
    const facts = await factsAfterEffects(services, id);
    if (!facts) return null;
    const { order, plan, now, at } = facts;
    const mustErase = isErased(order, now, at);
    if (withoutPhotos(order) && mustErase) await removePrivatePhotosOf(services, id);
    if (plan && isErasable(plan, now) && mustErase) {
      await models.PickUpPlan.deleteOne({ _id: plan._id });
    }
    const step = orderStep(facts);
    if (!step) return order;
    const settled: OrderRecord | null = await models.Order.findOneAndUpdate(
      { _id: id, revision: order.revision },
      { ...step, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!settled) continue;
    publishOrder(events, settled);
    return settled;
  }
}

/** Applies an order's effects, then reads the facts for its next step; null for an unknown id. */
async function factsAfterEffects(
  services: PaymentServices,
  id: Types.ObjectId,
): Promise<OrderFacts | null> {
  const order: OrderRecord | null = await services.models.Order.findById(id).lean();
  if (!order) return null;
  const done = await afterEffects(services, order);
  const plan = await planOf(services, order);
  const at = services.now();
  return { order, ...done, plan, now: orderNow(order, done.payments, at), at };
}

/** The payments and refunds of an order after its effects are applied. */
async function afterEffects(
  services: PaymentServices,
  order: OrderRecord,
): Promise<Pick<OrderFacts, 'payments' | 'refunds'>> {
  const read = async () =>
    (await findOrderPayments(services.models, [order.firstPaymentId]))[0] ?? [];
  const payments = await read();
  const [first] = payments;
  if (!first) return { payments, refunds: order.refunds };
  const present = orderNow(order, payments, services.now());
  const isChanged = await applyEffects(services, order, first, present);
  if (!isChanged && order.refunds.length === 0) return { payments, refunds: [] };
  const sent = await sendRefunds(services, order, payments);
  const now = await read();
  return {
    payments: now,
    refunds: sent.map((refund) => ({ ...refund, status: refundStatus(refund, now) })),
  };
}
