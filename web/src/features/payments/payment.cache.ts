import type { ApolloCache } from '@apollo/client';
import { placeInLists, refTo } from '../../apollo/connections.ts';
import { graphql } from '../../lib/graphql.ts';
import { placeProduct } from '../catalog/product.cache.ts';
import { removeBooking } from '../lists/booking.cache.ts';
import { removeWish } from '../lists/wish.cache.ts';
import {
  Payment_PlaceFragmentDoc,
  type RecordPaymentMutationOptions,
} from './payment.cache.generated.ts';

graphql(`
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
`);

/** Reports a payment that the provider confirmed; the server asks the provider itself. */
export const recordPaymentOptions: RecordPaymentMutationOptions = {
  update(cache, { data }) {
    const { payment, removedBookingId, removedWishId } = data?.recordPayment ?? {};
    if (payment) placePayment(cache, payment.id);
    if (removedBookingId) removeBooking(cache, removedBookingId);
    if (removedWishId) removeWish(cache, removedWishId);
  },
};

graphql(`
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
  const payment = cache.readFragment({
    fragment: Payment_PlaceFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!payment) return;
  const moved = payment.status !== 'PENDING' && payment.status !== 'FAILED';
  placeInLists(cache, { field: 'purchases' }, record, () => moved);
  placeInLists(cache, { field: 'sales' }, record, () => payment.status === 'PAID');
  placeInLists(cache, { field: 'payments' }, record, () => true);
  if (payment.product) placeProduct(cache, payment.product.id);
}
