import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { adoptIntent } from './adopt-intent.service.ts';
import type { PaymentRecord } from './payment.model.ts';
import { unsettledStatuses } from './payment.states.ts';
import { type PaymentServices, shopName } from './provider-call.ts';
import { noteReturns } from './returns.service.ts';
import { cancelPayment, settle } from './settle-payment.service.ts';

const sweepIntervalMs = 60_000;
const abandonedAfterMs = 24 * 60 * 60_000;
const maxRetryDelayMs = 60 * 60_000;
const batchSize = 100;
/** How far back the provider's list is read beyond the last sweep: clocks differ, answers get lost. */
const overlapMs = 15 * 60_000;

/**
 * Closes what crashes, lost webhooks and closed browsers left open: at the start, at intervals, and
 * for one product as soon as it is sold or removed. Several processes may sweep at once.
 */
export function startSweeper(services: PaymentServices, everyMs = sweepIntervalMs) {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  let lastSweep = Date.now() - abandonedAfterMs;

  const run = (work: () => Promise<unknown>) => {
    const job = work().catch((error: unknown) => {
      if (!stopping.signal.aborted) services.log.error({ err: error }, 'a payment sweep failed');
    });
    running.add(job);
    void job.finally(() => running.delete(job));
  };

  async function sweep(now = Date.now()): Promise<void> {
    const since = lastSweep - overlapMs;
    await sweepDue(services, new Date(now), stopping.signal);
    await adoptLost(services, since, stopping.signal);
    await noteLost(services, since, stopping.signal);
    lastSweep = now;
  }

  const unlisten = services.events.listen((change) => {
    if (change?.kind === 'product') run(() => releaseRivals(services, change.productId));
  });

  // What a crash interrupted is not due by the clock: the first sweep looks at everything.
  run(async () => {
    await sweepDue(services, new Date(Date.now() + maxRetryDelayMs), stopping.signal);
    await sweep();
  });
  const timer = setInterval(() => run(() => sweep()), everyMs).unref();

  return {
    sweep,
    /** Ends after the step under way; what remains is for the next start. */
    stop: async () => {
      clearInterval(timer);
      unlisten();
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Looks at every payment that is not at rest and due, each once. */
export async function sweepDue(
  services: PaymentServices,
  due: Date,
  signal?: AbortSignal,
): Promise<void> {
  // One state at a time: then the index gives the order, which it does not for several at once.
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
    for (const payment of batch) if (!signal?.aborted) await tend(services, payment);
    last = batch.at(-1)?._id ?? null;
    if (batch.length < batchSize) return;
  }
}

/** Calls off the open payments of others for a product that is sold or removed. */
export async function releaseRivals(services: PaymentServices, productId: string): Promise<void> {
  const product = await services.models.Product.findById(productId).lean();
  if (product?.inStock === 'available') return;
  const open = await services.models.Payment.find({ productId, status: 'pending' }).lean();
  for (const payment of open) {
    if (!product?.paymentId?.equals(payment._id)) await tend(services, payment);
  }
}

async function tend(services: PaymentServices, payment: PaymentRecord): Promise<void> {
  try {
    const hopeless = payment.status === 'pending' && (await isHopeless(services, payment));
    const now = await (hopeless ? cancelPayment(services, payment) : settle(services, payment));
    if (now.status !== 'pending' && now.status !== 'refunding') return;
  } catch (error) {
    const { transactionId } = payment;
    services.log.error({ err: error, transactionId }, 'a payment could not be settled yet');
  }
  await services.models.Payment.updateOne({ _id: payment._id }, { checkAt: nextCheck(payment) });
}

async function isHopeless(services: PaymentServices, payment: PaymentRecord): Promise<boolean> {
  if (Date.now() - payment.createdAt.getTime() > abandonedAfterMs) return true;
  const product = await services.models.Product.findById(payment.productId).lean();
  return product?.inStock !== 'available' && !product?.paymentId?.equals(payment._id);
}

/** The older a payment is, the less is to be expected of the next minute. */
function nextCheck({ createdAt }: PaymentRecord): Date {
  const age = Date.now() - createdAt.getTime();
  return new Date(Date.now() + Math.min(Math.max(age / 2, sweepIntervalMs), maxRetryDelayMs));
}

/** Finds money that the provider took for us since a time (epoch ms) and of which we have no record. */
export async function adoptLost(
  services: PaymentServices,
  since: number,
  signal?: AbortSignal,
): Promise<void> {
  const created = { gte: Math.floor(since / 1000) };
  const intents = services.cards.stripe.paymentIntents.list({ created, limit: batchSize });
  for await (const intent of intents) {
    if (signal?.aborted) return;
    if (intent.status !== 'succeeded' || intent.metadata.shop !== shopName) continue;
    if (await services.models.Payment.exists({ transactionId: intent.id })) continue;
    const adopted = await adoptIntent(services, intent);
    if (adopted) await tend(services, adopted);
  }
}

/** Notes refunds and disputes that began at the provider since a time (epoch ms) and of which no webhook told. */
export async function noteLost(
  services: PaymentServices,
  since: number,
  signal?: AbortSignal,
): Promise<void> {
  const { refunds, disputes } = services.cards.stripe;
  const recent = { created: { gte: Math.floor(since / 1000) }, limit: batchSize };
  const transactions = new Set<unknown>();
  for await (const { payment_intent } of refunds.list(recent)) transactions.add(payment_intent);
  for await (const { payment_intent } of disputes.list(recent)) transactions.add(payment_intent);
  for (const transactionId of transactions) {
    if (signal?.aborted) return;
    if (typeof transactionId !== 'string') continue;
    const payment = await services.models.Payment.findOne({ transactionId }).lean();
    if (payment) await noteReturns(services, payment);
  }
}
