import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import Stripe from 'stripe';
import { sellTo } from '../catalog/stock/sell-product.service.ts';
import { findBoughtEntries, removeBoughtEntries } from '../lists/lists.service.ts';
import { partOf, priceOf } from './balance/balance.rules.ts';
import { payBalance } from './balance/pay-balance.service.ts';
import type { PaymentRecord } from './payment.model.ts';
import { advanceStatus } from './payment.states.ts';
import { currencyOf, type PaymentServices, shopName } from './provider-call.service.ts';
import { refundPayment } from './refunds/refund.service.ts';

/**
 * Brings a payment in line with the provider: if the money was taken, sells the product or, if that is gone, refunds.
 * May run any number of times, concurrently and after any crash: each step checks first what already happened.
 * @returns the record as it is afterwards
 * @throws StripeError when the provider does not answer
 */
export async function settle(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  if (payment.status === 'refunding') return refundPayment(services, payment);
  if (payment.status !== 'pending') return payment;
  const intent = await services.cards.stripe.paymentIntents.retrieve(payment.transactionId);
  return settleWithIntent(services, payment, intent);
}

/** `settle` for a pending payment whose intent was just read. */
export async function settleWithIntent(
  services: PaymentServices,
  payment: PaymentRecord,
  intent: Stripe.PaymentIntent,
): Promise<PaymentRecord> {
  if (intent.status === 'canceled') return advanceStatus(services, payment, 'failed');
  if (intent.status !== 'succeeded') return payment;
  if (!matchesPayment(intent, payment)) return startRefund(services, payment, 'mismatch');
  if (payment.part === 'balance') {
    const refusal = await payBalance(services, payment);
    if (refusal) return startRefund(services, payment, refusal);
    return advanceStatus(services, payment, 'paid', { paidAt: new Date(services.now()) });
  }
  // An amount in the shop's former currency can't be compared.
  const price = payment.currency === currencyOf(services) ? priceOf(payment) : null;
  const { _id: paymentId, buyerId } = payment;
  const refusal = await sellTo(services, payment.productId, {
    paymentId,
    buyerId,
    price,
    isAgreed: Boolean(intent.metadata.agreed),
    takenAt: () => takenAt(services, intent),
  });
  return refusal ? startRefund(services, payment, refusal) : completeSale(services, payment);
}

/**
 * Cancels the intent of a pending payment, so that it can never take money; if it took money in
 * the meantime, settles it instead.
 * @returns the record as it is afterwards
 * @throws StripeError when the provider does not answer
 */
export async function cancelPayment(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  try {
    const intent = await services.cards.stripe.paymentIntents.cancel(payment.transactionId);
    return await settleWithIntent(services, payment, intent);
  } catch (error) {
    // The intent has already ended; the provider knows how.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return settle(services, payment);
    throw error;
  }
}

/** To the cent. */
function matchesPayment(intent: Stripe.PaymentIntent, payment: PaymentRecord): boolean {
  const { shop, buyerId, productId, part = 'whole', firstHalfId } = intent.metadata;
  return (
    intent.amount_received === payment.amount &&
    intent.currency === payment.currency &&
    shop === shopName &&
    buyerId === payment.buyerId.toHexString() &&
    productId === payment.productId.toHexString() &&
    part === partOf(payment) &&
    firstHalfId === payment.firstHalfId?.toHexString()
  );
}

/** In epoch milliseconds, rounded down to the second. */
async function takenAt(
  { cards }: Pick<PaymentServices, 'cards'>,
  { id, latest_charge }: Stripe.PaymentIntent,
): Promise<number> {
  if (!latest_charge) throw new Error(`the paid intent ${id} has no charge`);
  const charge =
    typeof latest_charge === 'string'
      ? await cards.stripe.charges.retrieve(latest_charge)
      : latest_charge;
  return charge.created * 1000;
}

/** The product is the buyer's: removes it from their lists and, last, completes the record. */
async function completeSale(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { models } = services;
  const { _id, buyerId, productId } = payment;
  await services.createOrder(services, payment._id);
  // Before they are removed, since a repeat after a crash has to name them, too.
  const bought = await findBoughtEntries(services, buyerId, productId);
  if (Object.keys(bought).length > 0) await models.Payment.updateOne({ _id }, { $set: bought });
  await removeBoughtEntries(services, buyerId, productId);
  const product = await models.Product.findById(productId, { location: 1 }).lean();
  const place = product?.location ?? '';
  const balance = { status: 'not-due', amount: priceOf(payment) - payment.amount } as const;
  return advanceStatus(services, payment, 'paid', {
    place,
    paidAt: new Date(services.now()),
    ...(payment.part === 'first-half' && { balance }),
  });
}

async function startRefund(
  services: PaymentServices,
  payment: PaymentRecord,
  refundReason: RefundReason,
): Promise<PaymentRecord> {
  const details = { refundReason, paidAt: new Date(services.now()), checkAt: new Date() };
  const refunding = await advanceStatus(services, payment, 'refunding', details);
  return settle(services, refunding);
}
