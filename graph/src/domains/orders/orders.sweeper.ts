import { Types } from 'mongoose';
import { repeat } from '../../shared/repeat.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import type { OrderRecord } from './order.model.ts';
import { settleOrder } from './state/settle-order.service.ts';

type SweeperServices = PaymentServices;

/** Changes that time brings are written this much later at most. */
const everyMs = 10_000;
const batchSize = 100;

/**
 * Writes what becomes of orders by themselves: every ten seconds what time has changed, and at once what follows from
 * payments that this process has changed. Several processes may do so at once.
 */
export function startOrderSweeper(services: SweeperServices) {
  const running = new Set<Promise<void>>();
  let isStopping = false;
  const onFault = (err: unknown) => services.log.error({ err }, 'an order sweep failed');
  const unlisten = services.events.listenToOwn((change) => {
    if (change.kind !== 'payment') return;
    const job = settleOrderOfPayment(services, change.paymentId)
      .catch((error: unknown) => {
        if (!isStopping) onFault(error);
      })
      .finally(() => running.delete(job));
    running.add(job);
  });
  const sweeps = repeat((signal) => sweepOrders(services, signal), { everyMs, onFault });
  return {
    stop: async () => {
      unlisten();
      isStopping = true;
      await Promise.all([sweeps.stop(), ...running]);
    },
  };
}

/** Writes what time has changed. */
export async function sweepOrders(services: SweeperServices, signal?: AbortSignal): Promise<void> {
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

async function settleOrderOfPayment(services: SweeperServices, paymentId: string): Promise<void> {
  const { Order, Payment } = services.models;
  const payment = await Payment.findById(new Types.ObjectId(paymentId), { firstHalfId: 1 }).lean();
  if (!payment) return;
  const firstPaymentId = payment.firstHalfId ?? payment._id;
  const order = await Order.findOne({ firstPaymentId }, { _id: 1 }).lean();
  if (order) await settleOrder(services, order._id);
}
