import type { PaymentRecord } from '../payment.model.ts';
import { isKeptForKey, type PaymentServices } from '../provider-call.service.ts';
import {
  isMoneyReturned,
  isReturnUnderWay,
  readRefundsAndDisputes,
  recordRefundsAndDisputes,
} from './refunds-and-disputes.service.ts';

/**
 * Refunds a payment in full, once: checks first what the provider has returned or is returning, and uses this payment's
 * own idempotency key.
 * @returns the record: refunded, or still refunding while the bank takes its time
 * @throws StripeError when the provider does not answer or refuses the refund
 */
export async function refundPayment(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const returns = await readRefundsAndDisputes(services, payment);
  if (!isMoneyReturned(returns, payment) && !isReturnUnderWay(returns)) {
    const { refunds } = returns;
    const failed = refunds.filter(({ status }) => status === 'failed');
    await createRefund(services, payment, failed.length);
  }
  return recordRefundsAndDisputes(services, payment);
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
    if (isKeptForKey(error)) {
      await services.models.Payment.updateOne(
        { _id: payment._id },
        { $inc: { refundAttempts: 1 } },
      );
    }
    throw error;
  }
}
