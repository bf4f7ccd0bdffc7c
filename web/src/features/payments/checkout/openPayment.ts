import { action } from '../../../apollo/action.ts';
import type { CreatePaymentIntentMutation } from '../../../generated/graphql.ts';
import { graphql } from '../../../generated/index.ts';
import { placePayment } from '../payment.cache.ts';

/** Opens a payment for a product, or finds the one that is open or was already paid. */
export const openPayment = action({
  mutation: graphql(`
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
  `),
  onAnswer: (cache, { data }: { data: CreatePaymentIntentMutation }) => {
    const { payment } = data.createPaymentIntent;
    if (payment) placePayment(cache, payment.id);
  },
});
