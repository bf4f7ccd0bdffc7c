import type Stripe from 'stripe';
import { partOf } from '../balance/balance.rules.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { shopName } from '../provider-terms.rules.ts';

/** A payment, and its intent, read later at the provider; null if the provider needn't be asked. */
export type PaymentFacts = { payment: PaymentRecord; intent: Stripe.PaymentIntent | null };

/** `mismatch`: money was taken, but not for this record's sale. */
export type PaymentNow = 'settled' | 'refunding' | 'open' | 'cancelled' | 'mismatch' | 'taken';

/** The state of a payment by the provider's word. */
export function paymentNow({ payment, intent }: PaymentFacts): PaymentNow {
  if (payment.status === 'refunding') return 'refunding';
  if (payment.status !== 'pending' || !intent) return 'settled';
  if (intent.status === 'canceled') return 'cancelled';
  if (intent.status !== 'succeeded') return 'open';
  return matchesPayment(intent, payment) ? 'taken' : 'mismatch';
}

/** To the cent. */
function matchesPayment(intent: Stripe.PaymentIntent, payment: PaymentRecord): boolean {
  const { shop, buyerId, productId, part = 'whole', firstHalfId } = intent.metadata;
  return (
    intent.amount_received === payment.amount &&
    intent.currency === payment.currency &&
    shop === shopName &&
    buyerId === payment.buyerId.toHexString() &&
    productId === payment.productId.toHexString() &&
    part === partOf(payment) &&
    firstHalfId === payment.firstHalfId?.toHexString()
  );
}
