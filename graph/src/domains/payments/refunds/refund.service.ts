import Stripe from 'stripe';
import type { PaymentRecord } from '../payment.model.ts';
import { isRepeatedForKey, type PaymentServices } from '../provider-call.service.ts';
import { isFinalRefusal, noteRefused } from './note-refused.service.ts';
import { refundState } from './provider-refunds.rules.ts';
import {
  isMoneyReturned,
  isReturnUnderWay,
  readRefundsAndDisputes,
  recordRefundsAndDisputes,
} from './refunds-and-disputes.service.ts';

/**
 * Refunds a payment in full, once: checks first what the provider has returned or is returning, and uses this payment's
 * own idempotency key. A refund that the bank sent back or the provider refused waits for an admin.
 * @returns the record: refunded, still refunding while the bank takes its time, or with a failed refund
 * @throws StripeError when the provider does not answer or can't refund it yet
 */
export async function refundPayment(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const returns = await readRefundsAndDisputes(services, payment);
  const hasFailed = refundState(returns, payment._id.toHexString()) === 'failed';
  if (!hasFailed && !isMoneyReturned(returns, payment) && !isReturnUnderWay(returns)) {
    const failed = returns.refunds.filter(({ status }) => status === 'failed');
    await createRefund(services, payment, failed.length);
  }
  return recordRefundsAndDisputes(services, payment);
}

async function createRefund(services: PaymentServices, payment: PaymentRecord, failed: number) {
  const id = payment._id.toHexString();
  const attempt = failed + (payment.refundAttempts ?? 0);
  try {
    await services.cards.stripe.refunds.create(
      { payment_intent: payment.transactionId, metadata: { paymentId: id } },
      { idempotencyKey: `refund:${id}:${attempt}` },
    );
  } catch (error) {
    if (isRepeatedForKey(error)) {
      await services.models.Payment.updateOne(
        { _id: payment._id },
        { $inc: { refundAttempts: 1 } },
      );
    }
    if (!(error instanceof Stripe.errors.StripeError) || !isFinalRefusal(error, payment)) {
      throw error;
    }
    services.log.warn({ err: error }, 'the card provider refused a refund');
    await noteRefused(services, payment, { purpose: id, amount: payment.amount });
  }
}
