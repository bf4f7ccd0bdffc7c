import { Types } from 'mongoose';
import { followChanges } from '../../shared/follow-changes.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import type { OrderRecord } from './order.model.ts';
import { findOrders, type PaymentFilter } from './orders.loaders.ts';
import { settleOrder } from './state/settle-order.service.ts';

/** Maximum delay before changes by the clock are written. */
const everyMs = 10_000;
const batchSize = 100;

/**
 * Writes changes of orders by the clock and by their payments: every ten seconds, and at once after this process has
 * changed a payment. The sweep also finishes what killed processes left. Several processes may do so at once.
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

/** Writes changes by the clock. */
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

/** Brings the orders of changed payments up to date. */
export async function settleOrdersOf(
  services: PaymentServices,
  payments: PaymentFilter,
  signal?: AbortSignal,
): Promise<void> {
  for (const { _id } of await findOrders(services.models, payments)) {
    if (!signal?.aborted) await settleOrder(services, _id);
  }
}
