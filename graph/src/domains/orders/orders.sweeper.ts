import { Types } from 'mongoose';
import { followChanges } from '../../shared/follow-changes.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import type { OrderRecord } from './order.model.ts';
import { findOrders, type PaymentFilter } from './orders.loaders.ts';
import { settleOrder } from './state/settle-order.service.ts';

/** Changes that time brings are written this much later at most. */
const everyMs = 10_000;
const batchSize = 100;

/**
 * Writes what becomes of orders by themselves: every ten seconds what time has changed and what processes that have
 * ended left of changes to payments, and at once what follows from payments that this process has changed. Several
 * processes may do so at once.
 */
export const startOrderSweeper = (services: PaymentServices) =>
  followChanges(services.events, {
    onOwn: (change) =>
      change.kind === 'payment'
        ? [settleOrdersOf(services, { _id: new Types.ObjectId(change.paymentId) })]
        : [],
    sweep: async (signal, since) => {
      await sweepOrders(services, signal);
      await settleOrdersOf(services, { changedAt: { $gte: new Date(since) } }, signal);
    },
    everyMs,
    onFault: (err) => services.log.error({ err }, 'an order sweep failed'),
  });

/** Writes what time has changed. */
export async function sweepOrders(services: PaymentServices, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due: OrderRecord[] = await services.models.Order.find({
      checkAt: { $lte: new Date(services.now()) },
    })
      .sort({ checkAt: 1 })
      .limit(batchSize)
      .lean();
    for (const { _id } of due) if (!signal?.aborted) await settleOrder(services, _id);
    if (due.length < batchSize) return;
  }
}

/** Writes what payments have made of their orders. */
export async function settleOrdersOf(
  services: PaymentServices,
  payments: PaymentFilter,
  signal?: AbortSignal,
): Promise<void> {
  for (const { _id } of await findOrders(services.models, payments)) {
    if (!signal?.aborted) await settleOrder(services, _id);
  }
}
