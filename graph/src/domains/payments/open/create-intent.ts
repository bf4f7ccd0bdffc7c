import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Context } from '../../../context/context.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import { currencyOf, shopName } from '../provider-call.ts';

/**
 * Asks the provider under a key of buyer, product and attempt, so that a repeat after a lost answer
 * gives the same intent. An answered failure would be repeated as well: then a fresh key is tried.
 * An intent whose secret reached no browser can never be paid.
 */
export async function createIntent(
  context: Context,
  buyer: UserRecord,
  product: ProductRecord,
  attempt: number,
): Promise<Stripe.PaymentIntent> {
  const [buyerId, productId] = [buyer._id.toHexString(), product._id.toHexString()];
  const currency = currencyOf(context);
  const params = {
    amount: product.resalePrice,
    currency,
    payment_method_types: ['card'],
    metadata: { shop: shopName, buyerId, productId, attempt: String(attempt) },
  };
  const idempotencyKey = `pay:${buyerId}:${productId}:${attempt}:${params.amount}${currency}`;
  const { paymentIntents } = context.cards.stripe;
  try {
    return await paymentIntents.create(params, { idempotencyKey });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    const again = { idempotencyKey: `${idempotencyKey}:${randomUUID()}` };
    return paymentIntents.create(params, again);
  }
}
