import type { OrderRefundStatus } from '@fitness-zone/contract/enums.ts';
import Stripe from 'stripe';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { isKeptForKey, type PaymentServices } from '../../payments/provider-call.service.ts';
import { recordRefundsAndDisputes } from '../../payments/refunds/refunds-and-disputes.service.ts';
import type { OrderRecord } from '../order.model.ts';

type Refunds = OrderRecord['refunds'];
type Part = Refunds[number]['parts'][number];

/**
 * Makes the exact refunds that were agreed or decided in an order, each once: checks first what the provider has
 * already returned, and uses a key for each. May run any number of times, concurrently and after any crash.
 * @returns the refunds as the provider has them now; unchanged if it doesn't answer
 */
export async function sendRefunds(
  services: PaymentServices,
  { refunds }: OrderRecord,
  payments: readonly PaymentRecord[],
): Promise<Refunds> {
  const sent: Refunds = [];
  for (const refund of refunds) {
    const isOpen = refund.status === 'pending' || wasSentBack(refund, refunds, payments);
    sent.push(isOpen ? await send(services, refund, payments) : refund);
  }
  return sent;
}

/** Less was returned by the payment than by its order: the bank sent some back. */
const wasSentBack = (
  { status, parts }: Refunds[number],
  refunds: Refunds,
  payments: readonly PaymentRecord[],
): boolean =>
  status === 'succeeded' &&
  parts.some(({ paymentId }) => {
    const payment = payments.find(({ _id }) => _id.equals(paymentId));
    const returned = refunds
      .filter((one) => one.status === 'succeeded')
      .flatMap((one) => one.parts)
      .filter((part) => part.paymentId.equals(paymentId))
      .reduce((sum, { amount }) => sum + amount, 0);
    return payment !== undefined && (payment.amountRefunded ?? 0) < returned;
  });

async function send(
  services: PaymentServices,
  refund: Refunds[number],
  payments: readonly PaymentRecord[],
): Promise<Refunds[number]> {
  const statuses: OrderRefundStatus[] = [];
  let faults = refund.faults ?? 0;
  for (const part of refund.parts) {
    const payment = payments.find(({ _id }) => _id.equals(part.paymentId));
    if (!payment) return { ...refund, status: 'failed' };
    try {
      statuses.push(statusOf(await findOrCreate(services, refund, part, payment)));
      await recordRefundsAndDisputes(services, payment);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      services.log.warn({ err: error }, 'the card provider has not refunded a part of a sale');
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      statuses.push(isRefused ? 'failed' : 'pending');
      if (isKeptForKey(error)) faults += 1;
    }
  }
  const status = (['failed', 'pending', 'succeeded'] as const).find((one) =>
    statuses.includes(one),
  );
  return { ...refund, status: status ?? refund.status, ...(faults > 0 && { faults }) };
}

async function findOrCreate(
  { cards: { stripe } }: Pick<PaymentServices, 'cards'>,
  { _id, faults }: Refunds[number],
  { amount, paymentId }: Part,
  { transactionId: payment_intent }: PaymentRecord,
): Promise<Stripe.Refund> {
  const orderRefund = _id.toHexString();
  const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.orderRefund === orderRefund);
  return (
    known ??
    stripe.refunds.create(
      { payment_intent, amount, metadata: { orderRefund } },
      { idempotencyKey: `order-refund:${orderRefund}:${paymentId.toHexString()}:${faults ?? 0}` },
    )
  );
}

function statusOf({ status }: Stripe.Refund): OrderRefundStatus {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
