import type { CreatePaymentIntentMutationOptions } from '../../../generated/payments.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  mutation CreatePaymentIntent($productId: ID!, $part: PaymentPart = WHOLE) {
    createPaymentIntent(productId: $productId, part: $part) {
      ...MutationPayload_outcome
      clientSecret
      amount {
        formatted
      }
      payment {
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
};

graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      ...MutationPayload_outcome
      payment {
        ...Payment_record
        part
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
      removedBookingId
      removedWishId
      viewer {
        ...User_record
      }
    }
  }
`);
