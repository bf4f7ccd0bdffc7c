import Stripe from 'stripe';
import { sellTo } from '../catalog/stock.service.ts';
import { removeBought } from '../lists/lists.service.ts';
import type { PaymentRecord } from './payment.model.ts';
import { advance } from './payment.states.ts';
import { type PaymentServices, shopName } from './provider-call.ts';
import { refundPayment } from './refund.service.ts';

/**
 * Brings a payment to where the provider says the money is: sold when it was taken and the product
 * is still there, given back when it is not. Anyone may call it, any number of times, at once and
 * after any crash: each step asks the provider or the database what already happened.
 * @returns the record as it is afterwards
 */
export async function settle(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  if (payment.status === 'refunding') return refundPayment(services, payment);
  if (payment.status !== 'pending') return payment;
  const intent = await services.cards.stripe.paymentIntents.retrieve(payment.transactionId);
  return settleBy(services, payment, intent);
}

/** As `settle`, for a pending payment whose intent was just read. */
export async function settleBy(
  services: PaymentServices,
  payment: PaymentRecord,
  intent: Stripe.PaymentIntent,
): Promise<PaymentRecord> {
  if (intent.status === 'canceled') return advance(services, payment, 'failed');
  if (intent.status !== 'succeeded') return payment;
  if (!isFor(intent, payment)) return returnMoney(services, payment, 'mismatch');
  const isTheirs = await sellTo(services, payment.productId, payment._id);
  return isTheirs ? handOver(services, payment) : returnMoney(services, payment, 'sold');
}

/**
 * Cancels the intent of a pending payment, so that it can never take money; if it took money in
 * the meantime, settles it instead.
 * @returns the record as it is afterwards
 */
export async function cancelPayment(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  try {
    const intent = await services.cards.stripe.paymentIntents.cancel(payment.transactionId);
    return await settleBy(services, payment, intent);
  } catch (error) {
    // The intent has ended already, one way or the other: the provider knows which.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return settle(services, payment);
    throw error;
  }
}

/** Whether an intent is exactly what the payment's record says, to the cent. */
function isFor(intent: Stripe.PaymentIntent, payment: PaymentRecord): boolean {
  const { shop, buyerId, productId } = intent.metadata;
  return (
    intent.amount_received === payment.amount &&
    intent.currency === payment.currency &&
    shop === shopName &&
    buyerId === payment.buyerId.toHexString() &&
    productId === payment.productId.toHexString()
  );
}

/** The product is the buyer's: empties their lists of it, and says so in the record, last of all. */
async function handOver(services: PaymentServices, payment: PaymentRecord): Promise<PaymentRecord> {
  const { removedBookingId, removedWishId } = await removeBought(
    services,
    payment.buyerId,
    payment.productId,
  );
  const removed = {
    ...(removedBookingId && { removedBookingId }),
    ...(removedWishId && { removedWishId }),
  };
  return advance(services, payment, 'paid', { ...removed, paidAt: new Date() });
}

async function returnMoney(
  services: PaymentServices,
  payment: PaymentRecord,
  refundReason: 'mismatch' | 'sold',
): Promise<PaymentRecord> {
  const details = { refundReason, paidAt: new Date(), checkAt: new Date() };
  const refunding = await advance(services, payment, 'refunding', details);
  return settle(services, refunding);
}
