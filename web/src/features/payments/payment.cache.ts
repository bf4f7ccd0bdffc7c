import type { ApolloCache } from '@apollo/client';
import { action } from '../../apollo/action.ts';
import { placeInLists, refTo } from '../../apollo/connections.ts';
import type { RecordPaymentMutation } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { placeProduct } from '../catalog/product.cache.ts';
import { bookingIsGone } from '../lists/booking.cache.ts';
import { wishIsGone } from '../lists/wish.cache.ts';

/** Reports a payment that the provider confirmed; the server asks the provider itself. */
export const recordPayment = action({
  mutation: graphql(`
    mutation RecordPayment($input: RecordPaymentInput!) {
      recordPayment(input: $input) {
        success
        message
        code
        field
        alreadyDone
        payment {
          id
          ...Payment_record
        }
        removedBookingId
        removedWishId
        viewer {
          id
          ...User_record
        }
      }
    }
  `),
  onAnswer: onPaid,
});

/** The product has left the shelves, its entries the payer's lists, and the payment is on record. */
export function onPaid(cache: ApolloCache, { data }: { data: RecordPaymentMutation }): void {
  const { payment, removedBookingId, removedWishId } = data.recordPayment;
  if (payment) placePayment(cache, payment.id);
  if (removedBookingId) bookingIsGone(cache, removedBookingId);
  if (removedWishId) wishIsGone(cache, removedWishId);
}

const Payment_place = graphql(`
  fragment Payment_place on Payment {
    id
    status
    product {
      id
    }
  }
`);

/** Makes the lists of payments hold a payment as soon as it belongs there, and places its product. */
export function placePayment(cache: ApolloCache, id: string): void {
  const record = refTo('Payment', id);
  const payment = cache.readFragment({ fragment: Payment_place, from: record, optimistic: true });
  if (!payment) return;
  const moved = payment.status !== 'PENDING' && payment.status !== 'FAILED';
  placeInLists(cache, { field: 'purchases' }, record, () => moved);
  placeInLists(cache, { field: 'sales' }, record, () => payment.status === 'PAID');
  placeInLists(cache, { field: 'payments' }, record, () => true);
  if (payment.product) placeProduct(cache, payment.product.id);
}
