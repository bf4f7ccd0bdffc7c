import type { ApolloCache } from '@apollo/client';
import { action } from '../../apollo/action.ts';
import { addToConnection, refTo, removeFromConnection } from '../../apollo/connections.ts';
import type {
  AddToBookingListMutation,
  DeleteBookingProductMutation,
} from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { paintWishGone, wishIsGone } from './wish.cache.ts';

const list = { field: 'bookingList' } as const;

/** Books a product; the buyer's wish for it goes with it. */
export const addToBookingList = action({
  mutation: graphql(`
    mutation AddToBookingList($productId: ID!) {
      addToBookingList(productId: $productId) {
        success
        message
        code
        field
        alreadyDone
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
  `),
  onAnswer: onBooked,
  paint(cache, { productId }) {
    markBooked(cache, productId, true);
    paintWishGone(cache, productId);
  },
});

/** Removes an entry of the booking list. */
export const deleteBookingProduct = action({
  mutation: graphql(`
    mutation DeleteBookingProduct($id: ID!) {
      deleteBookingProduct(id: $id) {
        success
        message
        code
        field
        alreadyDone
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
  `),
  onAnswer: onBookingDeleted,
  paint: (cache, { id }) => bookingIsGone(cache, id),
});

/** The entry stands in the booking list; the wish that it replaced is gone. */
export function onBooked(cache: ApolloCache, { data }: { data: AddToBookingListMutation }): void {
  const { cartItem, removedWishId } = data.addToBookingList;
  if (cartItem) placeBooking(cache, cartItem.id);
  if (removedWishId) wishIsGone(cache, removedWishId);
}

/** The entry is gone from the booking list. */
export function onBookingDeleted(
  cache: ApolloCache,
  { data }: { data: DeleteBookingProductMutation },
): void {
  const { deletedBookingId } = data.deleteBookingProduct;
  if (deletedBookingId) bookingIsGone(cache, deletedBookingId);
}

/** Makes the booking list hold an entry. May run twice. */
export const placeBooking = (cache: ApolloCache, id: string): void =>
  addToConnection(cache, list, refTo('CartItem', id));

const CartItem_its = graphql(`
  fragment CartItem_its on CartItem {
    id
    product {
      id
    }
  }
`);

/** Takes an entry out of the booking list, wherever it is shown, and frees its product's button. */
export function bookingIsGone(cache: ApolloCache, id: string): void {
  const entry = refTo('CartItem', id);
  const known = cache.readFragment({ fragment: CartItem_its, from: entry, optimistic: true });
  removeFromConnection(cache, list, entry);
  if (known) markBooked(cache, known.product.id, false);
}

const markBooked = (cache: ApolloCache, productId: string, booked: boolean) =>
  cache.modify({
    id: refTo('Product', productId).__ref,
    fields: { viewerHasBooked: () => booked },
  });
