import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import Stripe from 'stripe';
import { findBoughtEntries, removeBoughtEntries } from '../../lists/lists.service.ts';
import { sellTo } from '../../product/stock/sell-product.service.ts';
import { priceOf } from '../balance/balance.rules.ts';
import { payBalance } from '../balance/pay-balance.service.ts';
import type { PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { currencyOf } from '../provider-terms.rules.ts';
import { refundPayment } from '../refunds/refund.service.ts';
import { advanceStatus } from './advance-payment.service.ts';
import { findPaymentFacts, takenAt } from './payment-facts.queries.ts';
import type { PaymentFacts } from './payment-now.rules.ts';
import { paymentStep } from './payment-step.rules.ts';

/**
 * Brings a payment in line with the provider: if the money was taken, sells the product or, if that is gone, refunds.
 * May run any number of times, concurrently and after any crash: each step checks first what already happened.
 * @returns the record afterwards
 * @throws StripeError when the provider does not answer
 */
export async function settle(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  return takeStep(services, await findPaymentFacts(services, payment));
}

/** `settle` for a pending payment whose intent was just read. */
export const settleWithIntent = (
  services: PaymentServices,
  payment: PaymentRecord,
  intent: Stripe.PaymentIntent,
): Promise<PaymentRecord> => takeStep(services, { payment, intent });

async function takeStep(services: PaymentServices, facts: PaymentFacts): Promise<PaymentRecord> {
  const { payment } = facts;
  switch (paymentStep(facts)) {
    case 'none':
      return payment;
    case 'return-money':
      return refundPayment(services, payment);
    case 'fail':
      return advanceStatus(services, payment, 'failed');
    case 'refund':
      return startRefund(services, payment, 'mismatch');
    case 'pay-balance':
      return completeBalance(services, payment);
    case 'sell':
      return sell(services, facts);
  }
}

async function completeBalance(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const refusal = await payBalance(services, payment);
  if (refusal) return startRefund(services, payment, refusal);
  return advanceStatus(services, payment, 'paid', { paidAt: new Date(services.now()) });
}

async function sell(services: PaymentServices, facts: PaymentFacts): Promise<PaymentRecord> {
  const { payment, intent } = facts;
  const { _id: paymentId, buyerId } = payment;
  const refusal = await sellTo(services, payment.productId, {
    paymentId,
    buyerId,
    // An amount in the shop's former currency can't be compared.
    price: payment.currency === currencyOf(services) ? priceOf(payment) : null,
    isAgreed: Boolean(intent?.metadata.agreed),
    takenAt: () => takenAt(services, facts),
  });
  return refusal ? startRefund(services, payment, refusal) : completeSale(services, payment);
}

/**
 * Cancels the intent of a pending payment, so that it can never take money; if it took money in the meantime, settles
 * it instead.
 * @returns the record afterwards
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
    // The intent has already ended; the provider knows its outcome.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return settle(services, payment);
    throw error;
  }
}

/** Completes a sale: removes the product from the buyer's lists and, last, completes the record. */
async function completeSale(
  services: PaymentServices,
  payment: PaymentRecord,
): Promise<PaymentRecord> {
  const { models } = services;
  const { _id, buyerId, productId } = payment;
  await services.createOrder(services, payment._id);
  // Reads the entries before they are removed, since a repeat after a crash has to name them, too.
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
