import { Types } from 'mongoose';
import Stripe from 'stripe';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import type { PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { shopName } from '../provider-terms.rules.ts';
import { newPaymentRecord } from './new-payment-record.rules.ts';

/**
 * Finds the record of an intent. Creates it for an intent of ours without a record, which a killed process left between
 * the provider's answer and our write.
 * @returns null for an intent that the provider does not know, or that is not for a product of this shop
 * @throws StripeError when the provider does not answer
 */
export async function findOrCreatePayment(
  services: PaymentServices,
  transactionId: string,
): Promise<PaymentRecord | null> {
  const known = await services.models.Payment.findOne({ transactionId }).lean();
  if (known) return known;
  try {
    return await createPaymentFor(
      services,
      await services.cards.stripe.paymentIntents.retrieve(transactionId),
    );
  } catch (error) {
    const unknown =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (unknown) return null;
    throw error;
  }
}

/** `findOrCreatePayment` for an intent that was just read and has no record. */
export async function createPaymentFor(
  services: PaymentServices,
  intent: Stripe.PaymentIntent,
): Promise<PaymentRecord | null> {
  const { shop, buyerId = '', productId = '', attempt = '' } = intent.metadata;
  const isOurs =
    shop === shopName && Types.ObjectId.isValid(buyerId) && Types.ObjectId.isValid(productId);
  const product = isOurs ? await services.models.Product.findById(productId).lean() : null;
  // Several shops may share one account at the provider: an intent for an unknown product is not ours.
  if (!product) return null;
  const [buyer, seller] = await Promise.all([
    services.models.User.findById(buyerId).lean(),
    services.models.User.findById(product.sellerId).lean(),
  ]);
  const parties = { buyer, product, seller };
  return insertPayment(services, intent, parties, Number(attempt) || 1);
}

type Parties = Omit<Parameters<typeof newPaymentRecord>[1], 'attempt'>;

async function insertPayment(
  services: PaymentServices,
  intent: Stripe.PaymentIntent,
  parties: Parties,
  attempt: number,
): Promise<PaymentRecord | null> {
  const times = { createdAt: new Date(services.now()), checkAt: firstCheckAt() };
  const record = newPaymentRecord(intent, { ...parties, attempt }, times);
  try {
    return (await services.models.Payment.create(record)).toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const same = await services.models.Payment.findOne({ transactionId: intent.id }).lean();
    // Another intent of this buyer took the attempt's number, so this one gets the next number.
    return same ?? insertPayment(services, intent, parties, attempt + 1);
  }
}

/** Milliseconds that an opened payment is left to its buyer before the first check. */
const firstCheckDelayMs = 2 * 60_000;

export const firstCheckAt = () => new Date(Date.now() + firstCheckDelayMs);
