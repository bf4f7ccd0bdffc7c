import Stripe from 'stripe';
import type { Migration, MigrationTools } from './migration.ts';

type Payment = { transactionId: string; currency?: string | null; changedAt?: Date };

/**
 * Payments without a currency get the one in which the provider charged them. A payment that the provider doesn't know
 * gets the shop's currency, which is a guess, and the log says so.
 */
export const paymentCurrencies: Migration = {
  name: '2026-11-25-payment-currencies',
  async up({ shop, collection, walk }) {
    const payments = collection<Payment>('payments');
    await walk<Payment>('payments', ['transactionId', 'currency'], async (batch) => {
      for (const { _id, transactionId, currency: known } of batch) {
        if (known) continue;
        // Fails the start, since without the provider's answer a wrong currency would stay forever.
        const charged = await currencyAtProvider(shop, transactionId);
        const currency = charged ?? shop.config.currency.toLowerCase();
        await payments.updateOne({ _id }, { $set: { currency, changedAt: new Date() } });
        if (!charged)
          shop.log.warn({ transactionId, currency }, 'the currency of a payment is a guess');
      }
    });
  },
};

async function currencyAtProvider({ cards }: MigrationTools['shop'], transactionId: string) {
  try {
    return (await cards.stripe.paymentIntents.retrieve(transactionId)).currency;
  } catch (error) {
    const { StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError && error.statusCode === 404) return null;
    throw error;
  }
}
