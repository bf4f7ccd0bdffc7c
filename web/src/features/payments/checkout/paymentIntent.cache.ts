import type { CreatePaymentIntentMutationOptions } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updatePaymentConnections } from '../payment.cache.ts';

graphql(`
  mutation CreatePaymentIntent($productId: ID!, $part: PaymentPart = WHOLE) {
    createPaymentIntent(productId: $productId, part: $part) {
      ...MutationPayload_outcome
      clientSecret
      amount {
        formatted
      }
      payment {
        id
        ...Payment_record
        transactionId
        part
        viewerCanPayBalance
        firstHalf {
          id
        }
        amount {
          formatted
        }
        price {
          formatted
        }
      }
    }
  }
`);

/** Creates a payment intent for a part of a product's price, or returns the open or paid one. */
export const createPaymentIntentOptions: CreatePaymentIntentMutationOptions = {
  // The payment page shows the outcome itself.
  toastMessage: () => null,
  update(cache, { data }) {
    const { payment } = data?.createPaymentIntent ?? {};
    if (payment) updatePaymentConnections(cache, payment.id);
  },
};
