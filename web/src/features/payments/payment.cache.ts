import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { expireOrders } from '../../apollo/connections/expireOrders.ts';
import { numberOfChange } from '../../apollo/races/staleQueries.ts';
import {
  Payment_ListedFragmentDoc,
  type RecordPaymentMutationOptions,
} from '../../generated/payments.ts';
import { graphql } from '../../lib/graphql.ts';
import { updateProductConnections } from '../catalog/product.cache.ts';
import { removeBooking } from '../lists/booking.cache.ts';
import { removeWish } from '../lists/wish.cache.ts';
import { updatePaymentsOfAdmins } from './paymentConnections.cache.ts';

graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      ...MutationPayload_outcome
      payment {
        id
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
        id
        ...User_record
      }
    }
  }
`);

/** Reports a payment that the provider confirmed; the server asks the provider itself. */
export const recordPaymentOptions: RecordPaymentMutationOptions = {
  update(cache, { data }) {
    const { payment, removedBookingId, removedWishId } = data?.recordPayment ?? {};
    if (payment) updatePaymentConnections(cache, payment.id);
    if (removedBookingId) removeBooking(cache, removedBookingId);
    if (removedWishId) removeWish(cache, removedWishId);
  },
};

graphql(`
  fragment Payment_listed on Payment {
    id
    createdAt
    status
    part
    disputed
    buyerName
    buyerEmail
    sellerName
    amount {
      amount
    }
    failedRefund {
      amount
    }
    handOver {
      status
    }
    balance {
      status
    }
    product {
      id
    }
  }
`);

/** Adds a payment to the lists where it belongs, refetches its order and updates its product's lists. */
export function updatePaymentConnections(cache: ApolloCache, id: string): void {
  const record = refTo('Payment', id);
  const payment = cache.readFragment({
    fragment: Payment_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!payment) return;
  updatePaymentsOfAdmins(cache, payment);
  expireOrders(cache, numberOfChange(cache, record.__ref, JSON.stringify(payment)));
  if (payment.product) updateProductConnections(cache, payment.product.id);
}
