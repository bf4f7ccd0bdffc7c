import { graphql } from '../../../lib/graphql.ts';
import { placePayment } from '../payment.cache.ts';
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
      payment {
        id
        ...Payment_record
        transactionId
      }
    }
  }
`);

/** Opens a payment for a product, or finds the one that is open or was already paid. */
export const createPaymentIntentOptions: CreatePaymentIntentMutationOptions = {
  // The page itself shows how it ended.
  toastMessage: () => null,
  update(cache, { data }) {
    const { payment } = data?.createPaymentIntent ?? {};
    if (payment) placePayment(cache, payment.id);
  },
};
