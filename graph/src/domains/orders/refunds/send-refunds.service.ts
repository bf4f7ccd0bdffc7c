import Stripe from 'stripe';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { isRepeatedForKey, type PaymentServices } from '../../payments/provider-call.service.ts';
import { isFinalRefusal, noteRefused } from '../../payments/refunds/note-refused.service.ts';
import {
  attemptsAt,
  purposeOf,
  retriedIds,
} from '../../payments/refunds/provider-refunds.rules.ts';
import { recordRefundsAndDisputes } from '../../payments/refunds/refunds-and-disputes.service.ts';
import type { OrderRecord, OrderRefundRecord } from '../order.model.ts';
import { unsentParts } from './refund-states.rules.ts';

type Part = OrderRefundRecord['parts'][number];

/**
 * Makes an order's agreed or decided exact refunds, each once: checks first what the provider has already returned, and
 * uses a key for each. Their payments record the provider's answers. May run any number of times, concurrently and
 * after any crash.
 * @returns the refunds with their count of the provider's faults
 */
export async function sendRefunds(
  services: PaymentServices,
  { refunds }: OrderRecord,
  payments: readonly PaymentRecord[],
): Promise<OrderRefundRecord[]> {
  const sent: OrderRefundRecord[] = [];
  for (const refund of refunds) {
    let faults = refund.faults ?? 0;
    for (const { part, payment } of unsentParts(refund, payments)) {
      faults += await send(services, refund, part, payment);
    }
    sent.push({ ...refund, ...(faults > 0 && { faults }) });
  }
  return sent;
}

/** Returns the number of faults. Each fault makes the next try use another key. */
async function send(
  services: PaymentServices,
  refund: OrderRefundRecord,
  part: Part,
  payment: PaymentRecord,
): Promise<number> {
  try {
    await findOrCreate(services, refund, part, payment);
    await recordRefundsAndDisputes(services, payment);
    return 0;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    services.log.warn({ err: error }, 'the card provider has not refunded a part of a sale');
    if (isFinalRefusal(error, payment)) {
      await noteRefused(services, payment, {
        purpose: refund._id.toHexString(),
        amount: part.amount,
      });
      await recordRefundsAndDisputes(services, payment);
    }
    return isRepeatedForKey(error) ? 1 : 0;
  }
}

async function findOrCreate(
  { cards: { stripe } }: Pick<PaymentServices, 'cards'>,
  { _id, faults }: OrderRefundRecord,
  { amount, paymentId }: Part,
  payment: PaymentRecord,
): Promise<void> {
  const { transactionId: payment_intent } = payment;
  const orderRefund = _id.toHexString();
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
  const retried = retriedIds(payment, orderRefund);
  if (data.some((one) => purposeOf(one) === orderRefund && !retried.includes(one.id))) return;
  const attempt = (faults ?? 0) + attemptsAt(payment, orderRefund);
  const key = `order-refund:${orderRefund}:${paymentId.toHexString()}:${attempt}`;
  await stripe.refunds.create(
    { payment_intent, amount, metadata: { orderRefund } },
    { idempotencyKey: key },
  );
}
