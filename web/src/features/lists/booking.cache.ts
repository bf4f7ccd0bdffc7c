import {
  type AddToBookingListMutationOptions,
  CartItem_ProductFragmentDoc,
  type DeleteBookingProductMutationOptions,
} from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { entriesOf } from './entries.cache.ts';
import { removeWishOfProduct } from './wish.cache.ts';

graphql(`
  fragment CartItem_product on CartItem {
    product {
      id
    }
  }
`);

const bookings = entriesOf({
  field: 'bookingList',
  typename: 'CartItem',
  flag: 'viewerHasBooked',
  productOf: CartItem_ProductFragmentDoc,
});

/** Adds an entry to the cached booking list. Can run twice. */
export const addBooking = bookings.add;

/** Removes an entry from the cached booking list and enables its product's button. */
export const removeBooking = bookings.remove;

/** Books a product and removes the buyer's wish for it. */
export const addToBookingListOptions: AddToBookingListMutationOptions = {
  optimisticUpdate(cache, { productId }) {
    bookings.setFlag(cache, productId, true);
    removeWishOfProduct(cache, productId);
  },
};

/** Removes an entry of the booking list. */
export const deleteBookingProductOptions: DeleteBookingProductMutationOptions = {
  optimisticUpdate: (cache, { id }) => removeBooking(cache, id),
};
