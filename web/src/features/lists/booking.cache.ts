import {
  type AddToBookingListMutationOptions,
  CartItem_ProductFragmentDoc,
  type DeleteBookingProductMutationOptions,
} from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { entriesOf } from './entries.cache.ts';
import { removeWish, removeWishOfProduct } from './wish.cache.ts';

graphql(`
  fragment CartItem_product on CartItem {
    id
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

graphql(`
  mutation AddToBookingList($productId: ID!) {
    addToBookingList(productId: $productId) {
      ...MutationPayload_outcome
      cartItem {
        id
        ...CartItem_record
      }
      removedWishId
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Books a product and removes the buyer's wish for it. */
export const addToBookingListOptions: AddToBookingListMutationOptions = {
  update(cache, { data }) {
    const { cartItem, removedWishId } = data?.addToBookingList ?? {};
    if (cartItem) addBooking(cache, cartItem.id);
    if (removedWishId) removeWish(cache, removedWishId);
  },
  optimisticUpdate(cache, { productId }) {
    bookings.setFlag(cache, productId, true);
    removeWishOfProduct(cache, productId);
  },
};

graphql(`
  mutation DeleteBookingProduct($id: ID!) {
    deleteBookingProduct(id: $id) {
      ...MutationPayload_outcome
      deletedBookingId
      product {
        id
        ...Product_record
      }
      viewer {
        id
        ...User_record
      }
    }
  }
`);

/** Removes an entry of the booking list. */
export const deleteBookingProductOptions: DeleteBookingProductMutationOptions = {
  update(cache, { data }) {
    const { deletedBookingId } = data?.deleteBookingProduct ?? {};
    if (deletedBookingId) removeBooking(cache, deletedBookingId);
  },
  optimisticUpdate: (cache, { id }) => removeBooking(cache, id),
};
