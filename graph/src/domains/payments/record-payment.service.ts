import { isOfProduct } from '@fitness-zone/contract/catalog/stock.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import Stripe from 'stripe';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import type { RecordPaymentInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { returnedMessage } from './open/not-available.rules.ts';
import { findOrCreatePayment } from './open/payment-of-intent.service.ts';
import type { PaymentRecord } from './payment.model.ts';
import type { PaymentServices } from './provider-call.service.ts';
import { settle } from './state/settle-payment.service.ts';

/**
 * Records a payment that the provider confirms, and sells the product to the signed-in buyer. Trusts only the provider,
 * not the browser. Safe to repeat.
 * @throws Refusal `too-many-requests`, `not-found` for a transaction that is unknown or another buyer's,
 * `payment-refused` for one of another product or not completed, `not-available` when the money came too late and goes
 * back, `unavailable` while the provider does not answer
 */
export async function recordPayment(context: Context, given: Unchecked<RecordPaymentInput>) {
  const viewer = requireRole(context, 'buyer');
  await limit(context, 'payments');
  const input = validInput('RecordPaymentInput', given);
  const productId = toObjectId(input.productId, 'Product');
  const payment = await findPayment(context, input.transactionId);
  if (!payment?.buyerId.equals(viewer._id)) throw notFound('Payment');
  if (!payment.productId.equals(productId)) {
    throw new Refusal('payment-refused', 'This payment is for another product.', {
      field: 'productId',
    });
  }
  const settled = await settleNow(context, payment);
  if (settled.status !== 'paid') throw refusalFor(settled);
  context.loaders.product.clear(productId);
  return {
    message: receivedMessage(settled),
    payment: settled,
    removedBookingId: settled.removedBookingId ?? null,
    removedWishId: settled.removedWishId ?? null,
    viewer,
  };
}

const receivedMessage = ({ part, productName }: PaymentRecord): string =>
  part === 'balance'
    ? `Balance received: ${productName} is fully paid`
    : `Payment received: ${productName} is yours`;

async function findPayment(
  services: PaymentServices,
  transactionId: string,
): Promise<PaymentRecord | null> {
  const known = await services.models.Payment.findOne({ transactionId }).lean();
  if (known) return known;
  return duringOutage(services, findOrCreatePayment(services, transactionId), () => {
    throw new Refusal('unavailable', 'The card provider isn’t responding. Please try again.');
  });
}

/** Settles; if the provider stops answering half-way, the record stays unchanged. */
const settleNow = (services: PaymentServices, payment: PaymentRecord) =>
  duringOutage(services, settle(services, payment), async () => {
    const now = await services.models.Payment.findById(payment._id).lean();
    if (now && now.status !== 'pending') return now;
    throw new Refusal('unavailable', 'The card provider isn’t responding. Please try again.');
  });

async function duringOutage<Answer>(
  { log }: Pick<PaymentServices, 'log'>,
  work: Promise<Answer>,
  otherwise: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ err: error }, 'the card provider did not settle a payment; the sweeper will');
    return otherwise();
  }
}

function refusalFor(payment: PaymentRecord): Refusal {
  switch (payment.status) {
    case 'pending':
      return new Refusal('payment-refused', 'This payment is not completed yet.');
    case 'failed':
      return new Refusal('payment-refused', 'This payment was cancelled. No money was taken.');
    default:
      if (isOfProduct(payment.refundReason)) {
        return new Refusal('not-available', returnedMessage(payment));
      }
      return new Refusal(
        'payment-refused',
        'This payment doesn’t match the order. We’ll refund it in full.',
      );
  }
}
