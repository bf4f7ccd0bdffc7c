import Stripe from 'stripe';
import type { PaymentRecord } from './payment.model.ts';
import { advance } from './payment.states.ts';
import type { PaymentServices } from './provider-call.ts';

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
  const { data } = await services.cards.stripe.refunds.list({
    payment_intent: payment.transactionId,
    limit: 100,
  });
  if (isReturned(data, payment)) return refunded(services, payment);
  if (data.some(({ status }) => status === 'pending' || status === 'requires_action')) {
    return payment;
  }
  const failed = data.filter(({ status }) => status === 'failed' || status === 'canceled').length;
  const refund = await createRefund(services, payment, failed);
  return refund.status === 'succeeded' ? refunded(services, payment) : payment;
}

/**
 * Notes that a paid payment was returned by hand at the provider.
 * @returns the record as it is afterwards
 */
export async function noteRefund(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { data } = await services.cards.stripe.refunds.list({
    payment_intent: payment.transactionId,
    limit: 100,
  });
  if (payment.status === 'refunded' && !isReturned(data, payment)) {
    services.log.error(
      { transactionId: payment.transactionId },
      'the bank sent a refund back: the buyer must be paid another way',
    );
  }
  return isReturned(data, payment) ? refunded(services, payment) : payment;
}

function isReturned(refunds: Stripe.Refund[], payment: PaymentRecord): boolean {
  const returned = refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  // A payment of the wrong amount is returned whole by one refund, whatever its size.
  return returned >= payment.amount || (returned > 0 && payment.refundReason === 'mismatch');
}

const refunded = (services: PaymentServices, payment: PaymentRecord) =>
  advance(services, payment, 'refunded', { refundedAt: new Date() });

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
