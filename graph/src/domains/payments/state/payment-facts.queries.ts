import type { PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import type { PaymentFacts } from './payment-now.rules.ts';

/**
 * Asks the provider about a pending payment.
 * @throws StripeError when the provider does not answer
 */
export async function findPaymentFacts(
  { cards }: Pick<PaymentServices, 'cards'>,
  payment: PaymentRecord,
): Promise<PaymentFacts> {
  const isPending = payment.status === 'pending';
  const { paymentIntents } = cards.stripe;
  return {
    payment,
    intent: isPending ? await paymentIntents.retrieve(payment.transactionId) : null,
  };
}

/** When the money was taken, in epoch milliseconds, rounded down to the second. */
export async function takenAt(
  { cards }: Pick<PaymentServices, 'cards'>,
  { payment, intent }: PaymentFacts,
): Promise<number> {
  const latest = intent?.latest_charge;
  if (!latest) throw new Error(`the paid intent ${payment.transactionId} has no charge`);
  const charge = typeof latest === 'string' ? await cards.stripe.charges.retrieve(latest) : latest;
  return charge.created * 1000;
}
