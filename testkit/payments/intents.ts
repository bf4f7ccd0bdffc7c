import type Stripe from 'stripe';
import type { ProviderEvent } from '../../graph/src/domains/payments/payments.webhook.ts';
import type { PaymentServices } from './payment-processes.ts';

type Provider = Pick<PaymentServices, 'stripe'>;

/** Pays an intent with a test card, as its buyer's browser does. */
export const payIntent = ({ stripe }: Provider, transactionId: string, card: string) =>
  stripe.paymentIntents.confirm(transactionId, { payment_method: card });

/** The event by which the provider reports an intent as paid, whether it was or not. */
export async function successEventOf(
  { stripe }: Provider,
  transactionId: string,
): Promise<ProviderEvent> {
  const object = await stripe.paymentIntents.retrieve(transactionId);
  return { type: 'payment_intent.succeeded', data: { object } };
}

/**
 * The provider's intents for a product.
 * @param began the earliest creation time to consider, in the provider's epoch milliseconds
 */
export async function intentsFor(
  { stripe }: Provider,
  { product, began }: { product: { id?: string }; began: number },
): Promise<Stripe.PaymentIntent[]> {
  const created = { gte: Math.floor(began / 1000) };
  const intents: Stripe.PaymentIntent[] = [];
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 })) {
    if (intent.metadata.productId === product.id) intents.push(intent);
  }
  return intents;
}
