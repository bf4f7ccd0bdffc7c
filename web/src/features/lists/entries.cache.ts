import type { ApolloCache, Reference, TypedDocumentNode } from '@apollo/client';
import {
  addToConnection,
  refTo,
  removeFromConnection,
  removeWhere,
} from '../../apollo/connections/editConnections.ts';

type BuyerList = {
  field: 'bookingList' | 'wishList';
  /** the type of its entries */
  typename: 'CartItem' | 'WishItem';
  /** the product's field that tells whether it is on the buyer's list */
  flag: 'viewerHasBooked' | 'viewerHasWished';
  /** selects an entry's product */
  productOf: TypedDocumentNode<{ product: { id: string } }, Record<string, never>>;
};

/** The cache updates shared by the booking list and the wish list. Each can run twice. */
export function entriesOf({ field, typename, flag, productOf }: BuyerList) {
  const list = { field };

  const setFlag = (cache: ApolloCache, productId: string, isThere: boolean) =>
    cache.modify({ id: refTo('Product', productId).__ref, fields: { [flag]: () => isThere } });

  return {
    /** Sets the product's flag, which its buttons show. */
    setFlag,

    add: (cache: ApolloCache, id: string): void =>
      addToConnection(cache, list, refTo(typename, id)),

    /** Removes an entry from the list and enables its product's button. */
    remove(cache: ApolloCache, id: string): void {
      const entry = refTo(typename, id);
      const known = cache.readFragment({ fragment: productOf, from: entry, optimistic: true });
      removeFromConnection(cache, list, entry);
      if (known) setFlag(cache, known.product.id, false);
    },

    /** Removes a product's entry from the list. */
    removeProduct(cache: ApolloCache, productId: string): void {
      const product = refTo('Product', productId).__ref;
      removeWhere(
        cache,
        list,
        (entry, readField) => readField<Reference>('product', entry)?.__ref === product,
      );
      setFlag(cache, productId, false);
    },
  };
}
