import type { PaymentRecord } from './payment.model.ts';
import { currencyOf, isUnknownPayment, type PaymentServices } from './provider-call.ts';

type Services = Pick<PaymentServices, 'cards' | 'config' | 'log' | 'models'>;

/**
 * Gives every payment of earlier versions or imports that has no currency the one in which the
 * provider charged it; to be called at start, before payments are read. Of a payment that the
 * provider does not know, the configured currency is the best guess, and the log says so.
 * @throws StripeError when the provider does not answer: a wrong currency would stay for ever
 */
export async function completeCurrencies(services: Services): Promise<void> {
  const { models, log } = services;
  const without = { currency: { $in: [null, ''] } };
  const payments: Pick<PaymentRecord, '_id' | 'transactionId'>[] = await models.Payment.find(
    without,
    { transactionId: 1 },
  ).lean();
  for (const { _id, transactionId } of payments) {
    const charged = await currencyAtProvider(services, transactionId);
    const currency = charged ?? currencyOf(services);
    await models.Payment.updateOne({ _id, ...without }, { currency });
    if (!charged) log.warn({ transactionId, currency }, 'the currency of a payment is a guess');
  }
}

async function currencyAtProvider({ cards }: Services, transactionId: string) {
  try {
    return (await cards.stripe.paymentIntents.retrieve(transactionId)).currency;
  } catch (error) {
    if (isUnknownPayment(error)) return null;
    throw error;
  }
}
