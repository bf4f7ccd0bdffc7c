import Stripe from 'stripe';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import { createPaymentFor } from '../open/payment-of-intent.service.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { isUnknownPayment, type PaymentServices } from '../provider-call.service.ts';
import { shopName } from '../provider-terms.rules.ts';
import { recordRefundsAndDisputes } from '../refunds/refunds-and-disputes.service.ts';
import { nextReturnsCheck } from '../refunds/returns-check.rules.ts';
import { checkPayment } from './check-payment.service.ts';

const batchSize = 100;
/** Milliseconds until the provider is asked again after it didn't answer. */
const retryMs = 15 * 60_000;

/** Finds payments at the provider since a time (epoch ms) that we have no record of. */
export async function recordMissedPayments(
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
    const recorded = await createPaymentFor(services, intent);
    if (recorded) await checkPayment(services, recorded);
  }
}

/**
 * Asks the provider about refunds and disputes that may still change, each ever more rarely: banks decide after weeks,
 * and the provider has no list by date of decision.
 */
export async function checkOpenReturns(
  services: PaymentServices,
  signal?: AbortSignal,
): Promise<void> {
  const { Payment } = services.models;
  const at = new Date(services.now());
  for (let full = true; full && !signal?.aborted; ) {
    const due: PaymentRecord[] = await Payment.find({ returnsCheckAt: { $lte: at } })
      .sort({ returnsCheckAt: 1 })
      .limit(batchSize)
      .lean();
    for (const payment of due) if (!signal?.aborted) await checkReturns(services, payment, at);
    full = due.length === batchSize;
  }
}

async function checkReturns(
  services: PaymentServices,
  { _id, transactionId, ...payment }: PaymentRecord,
  at: Date,
): Promise<void> {
  let next: Date | null = new Date(at.getTime() + retryMs);
  try {
    const now = await recordRefundsAndDisputes(services, { _id, transactionId, ...payment });
    next = nextReturnsCheck(now, at.getTime());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isUnknownPayment(error)) next = null;
    services.log.warn(
      { err: error, transactionId },
      'the provider did not tell of refunds and disputes',
    );
  }
  // No cache entry depends on this field.
  await unfollowedCollection(services.models.Payment).updateOne(
    { _id, returnsCheckAt: { $lte: at } },
    next ? { $set: { returnsCheckAt: next } } : { $unset: { returnsCheckAt: 1 } },
  );
}

/** Records refunds and disputes at the provider since a time (epoch ms) that no webhook reported. */
export async function recordMissedReturns(
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
    if (payment) await recordRefundsAndDisputes(services, payment);
  }
}
