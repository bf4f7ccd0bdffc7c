import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { Context } from '../../../context/context.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { isRepeatedForKey } from '../provider-call.service.ts';
import { shopName } from '../provider-terms.rules.ts';
import type { AmountDue } from './amount-due.rules.ts';

type NewIntent = {
  buyer: UserRecord;
  product: ProductRecord;
  attempt: number;
  due: AmountDue;
};

/**
 * Creates an intent under an idempotency key of buyer, product, attempt and amount, so that a repeat after a lost
 * answer returns the same one. The provider repeats failures, too, so after a failure another key follows. An intent
 * whose secret reached no browser can never be paid.
 */
export async function createIntent(
  context: Context,
  { buyer, product, attempt, due }: NewIntent,
): Promise<Stripe.PaymentIntent> {
  const [buyerId, productId] = [buyer._id.toHexString(), product._id.toHexString()];
  const { part, amount, price, currency, firstHalfId, isAgreed } = due;
  const params = {
    amount,
    currency,
    payment_method_types: ['card'],
    metadata: {
      shop: shopName,
      buyerId,
      productId,
      attempt: String(attempt),
      ...(part !== 'whole' && { part, price: String(price) }),
      ...(firstHalfId && { firstHalfId: firstHalfId.toHexString() }),
      ...(isAgreed && { agreed: 'true' }),
    },
  };
  const charged = `${amount}${currency}${part === 'whole' ? '' : `:${part}${price}`}${isAgreed ? ':agreed' : ''}`;
  const idempotencyKey = `pay:${buyerId}:${productId}:${attempt}:${charged}`;
  const { paymentIntents } = context.cards.stripe;
  try {
    return await paymentIntents.create(params, { idempotencyKey });
  } catch (error) {
    if (!isRepeatedForKey(error)) throw error;
    const again = { idempotencyKey: `${idempotencyKey}:${randomUUID()}` };
    return paymentIntents.create(params, again);
  }
}
