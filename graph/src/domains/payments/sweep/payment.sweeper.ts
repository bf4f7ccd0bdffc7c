import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { followChanges } from '../../../shared/follow-changes.ts';
import type { PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { unsettledStatuses } from '../state/advance-payment.service.ts';
import { callOffUnlessBuyer } from './call-off-payments.service.ts';
import {
  abandonedAfterMs,
  canStillBuy,
  checkPayment,
  maxRetryDelayMs,
  sweepIntervalMs,
} from './check-payment.service.ts';
import {
  checkOpenReturns,
  recordMissedPayments,
  recordMissedReturns,
} from './missed-events.service.ts';

const batchSize = 100;
/** Milliseconds of the provider's list that a sweep reads again, since an earlier answer may have been lost. */
const overlapMs = 15 * 60_000;

/**
 * Finishes payments that crashes, lost webhooks and closed browsers left open, at the start and at intervals. As soon
 * as this process has taken a product off sale, changed its price or promoted an account to admin, it cancels the open
 * payments concerned. Several processes may sweep at once.
 */
export function startPaymentSweeper(services: PaymentServices) {
  // The clock doesn't show work that a crash interrupted: the first sweep looks at everything.
  let aheadMs = maxRetryDelayMs;
  return followChanges(services.events, {
    onOwn: (change) => {
      if (change.kind === 'product') return [cancelOtherPayments(services, change.productId)];
      if (change.kind === 'user') return [callOffUnlessBuyer(services, change.userId)];
      return [];
    },
    sweep: async (signal, since) => {
      await sweepDue(services, new Date(Date.now() + aheadMs), signal);
      aheadMs = 0;
      await recordMissedPayments(services, since - overlapMs, signal);
      await recordMissedReturns(services, since - overlapMs, signal);
      await checkOpenReturns(services, signal);
    },
    everyMs: sweepIntervalMs,
    lookBackMs: abandonedAfterMs,
    onFault: (err) => services.log.error({ err }, 'a payment sweep failed'),
  });
}

/** Checks every due payment that is not at rest, each once. */
export async function sweepDue(
  services: PaymentServices,
  due: Date,
  signal?: AbortSignal,
): Promise<void> {
  // Reads one state at a time, so that the index gives the order.
  for (const status of unsettledStatuses) {
    await sweepStatus(services, { status, checkAt: { $lte: due } }, signal);
  }
}

async function sweepStatus(
  services: PaymentServices,
  due: { status: PaymentStatus; checkAt: { $lte: Date } },
  signal?: AbortSignal,
): Promise<void> {
  for (let last = null; !signal?.aborted; ) {
    const batch: PaymentRecord[] = await services.models.Payment.find({
      ...due,
      ...(last && { _id: { $gt: last } }),
    })
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean();
    for (const payment of batch) if (!signal?.aborted) await checkPayment(services, payment);
    last = batch.at(-1)?._id ?? null;
    if (batch.length < batchSize) return;
  }
}

/** Cancels other buyers' open payments for a product that is no longer for sale, or no longer at their price. */
export async function cancelOtherPayments(
  services: PaymentServices,
  productId: string,
): Promise<void> {
  const product = await services.models.Product.findById(productId).lean();
  const open = await services.models.Payment.find({ productId, status: 'pending' }).lean();
  for (const payment of open) {
    if (!(await canStillBuy(services, payment, product))) await checkPayment(services, payment);
  }
}
