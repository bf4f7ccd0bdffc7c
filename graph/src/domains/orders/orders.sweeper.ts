import { Types } from 'mongoose';
import { followChanges } from '../../shared/follow-changes.ts';
import { sharedRunsByKey } from '../../shared/shared-runs.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import type { OrderRecord } from './order.model.ts';
import { changedOrders, findOrders, type PaymentFilter } from './orders.loaders.ts';
import { sweepPlans } from './pick-up/windows/remove-plan.service.ts';
import { settleOrder } from './state/settle-order.service.ts';

/** Milliseconds; the longest delay before changes by the clock are written. */
const everyMs = 10_000;
/** Milliseconds until an order that can't be settled is retried. */
const retryMs = 60_000;
const batchSize = 100;

/**
 * Writes changes of orders by the clock and by their payments: every ten seconds, and at once after this process has
 * changed a payment. The sweep also finishes the work of killed processes. Several processes may do so at once.
 */
export function startOrderSweeper(services: PaymentServices) {
  const settleChanged = changedOrders(services.models);
  const settleOf = sharedRunsByKey((paymentId) =>
    settleOrdersOf(services, { _id: new Types.ObjectId(paymentId) }),
  );
  return followChanges(services.events, {
    onOwn: (change) => (change.kind === 'payment' ? [settleOf(change.paymentId)] : []),
    sweep: async (signal, since) => {
      await sweepOrders(services, signal);
      await settleChanged(new Date(since), (orders) => settleDue(services, orders, signal));
      await sweepPlans(services, signal);
    },
    everyMs,
    onFault: (err) => services.log.error({ err }, 'an order sweep failed'),
  });
}

/** Writes changes by the clock. */
export async function sweepOrders(services: PaymentServices, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due: OrderRecord[] = await services.models.Order.find({
      checkAt: { $lte: new Date(services.now()) },
    })
      .sort({ checkAt: 1 })
      .limit(batchSize)
      .lean();
    await settleDue(services, due, signal);
    if (due.length < batchSize) return;
  }
}

/** Brings the orders of changed payments up to date. */
export async function settleOrdersOf(
  services: PaymentServices,
  payments: PaymentFilter,
): Promise<void> {
  for (const { _id } of await findOrders(services.models, payments)) {
    await settleOrder(services, _id);
  }
}

/** Settles orders in turn. If one fails, it is due again a minute later and doesn't delay the others. */
async function settleDue(
  services: PaymentServices,
  orders: readonly Pick<OrderRecord, '_id'>[],
  signal?: AbortSignal,
): Promise<void> {
  const { models, now, log } = services;
  for (const { _id } of orders) {
    if (signal?.aborted) return;
    try {
      await settleOrder(services, _id);
    } catch (error) {
      if (signal?.aborted) return;
      log.error({ err: error, orderId: _id.toHexString() }, 'an order could not be settled yet');
      await models.Order.updateOne({ _id }, { $set: { checkAt: new Date(now() + retryMs) } });
    }
  }
}
