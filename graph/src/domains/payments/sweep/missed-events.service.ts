import { createPaymentFor } from '../open/payment-of-intent.service.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { shopName } from '../provider-call.service.ts';
import { recordRefundsAndDisputes } from '../refunds/refunds-and-disputes.service.ts';
import { checkPayment } from './check-payment.service.ts';

const batchSize = 100;

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
