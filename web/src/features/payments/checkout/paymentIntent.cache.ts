import { graphql } from '../../../lib/graphql.ts';
import { updatePaymentLists } from '../payment.cache.ts';
import type { CreatePaymentIntentMutationOptions } from './paymentIntent.cache.generated.ts';

graphql(`
  mutation CreatePaymentIntent($productId: ID!) {
    createPaymentIntent(productId: $productId) {
      success
      message
      code
      field
      alreadyDone
      clientSecret
      amount {
        formatted
        ...PriceText_money
      }
      payment {
        id
        ...Payment_record
        transactionId
        amount {
          ...PriceText_money
        }
      }
    }
  }
`);

/** Creates a payment intent for a product, or returns the one that is open or already paid. */
export const createPaymentIntentOptions: CreatePaymentIntentMutationOptions = {
  // The payment page shows the outcome itself.
  toastMessage: () => null,
  update(cache, { data }) {
    const { payment } = data?.createPaymentIntent ?? {};
    if (payment) updatePaymentLists(cache, payment.id);
  },
};
