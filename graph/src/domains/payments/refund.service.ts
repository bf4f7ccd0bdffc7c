import Stripe from 'stripe';
import type { PaymentRecord } from './payment.model.ts';
import type { PaymentServices } from './provider-call.ts';
import { isReturned, isReturning, noteReturns, readReturns } from './returns.service.ts';

const { StripeAPIError, StripeInvalidRequestError } = Stripe.errors;

/**
 * Gives the money of a payment back in full, once: looks first at what the provider already
 * returned or is returning, and asks under a key of this payment's own.
 * @returns the record: refunded, or still refunding while the bank takes its time
 */
export async function refundPayment(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const returns = await readReturns(services, payment);
  if (!isReturned(returns, payment) && !isReturning(returns)) {
    const { refunds } = returns;
    const failed = refunds.filter(({ status }) => status === 'failed' || status === 'canceled');
    await createRefund(services, payment, failed.length);
  }
  return noteReturns(services, payment);
}

async function createRefund(services: PaymentServices, payment: PaymentRecord, failed: number) {
  const id = payment._id.toHexString();
  const attempt = failed + (payment.refundAttempts ?? 0);
  try {
    return await services.cards.stripe.refunds.create(
      { payment_intent: payment.transactionId, metadata: { paymentId: id } },
      { idempotencyKey: `refund:${id}:${attempt}` },
    );
  } catch (error) {
    // An answer, unlike a lost one, would be repeated for this key for ever: the next try needs another.
    const answered = error instanceof StripeAPIError || error instanceof StripeInvalidRequestError;
    if (answered) {
      await services.models.Payment.updateOne(
        { _id: payment._id },
        { $inc: { refundAttempts: 1 } },
      );
    }
    throw error;
  }
}
