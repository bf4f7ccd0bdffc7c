import type { ApolloCache, Reference } from '@apollo/client';
import { action } from '../../apollo/action.ts';
import {
  addToConnection,
  refTo,
  removeFromConnection,
  removeWhere,
} from '../../apollo/connections.ts';
import type { AddToWishListMutation, DeleteWishProductMutation } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

const list = { field: 'wishList' } as const;

/** Puts a product on the wish list. */
export const addToWishList = action({
  mutation: graphql(`
    mutation AddToWishList($productId: ID!) {
      addToWishList(productId: $productId) {
        success
        message
        code
        field
        alreadyDone
        wishItem {
          id
          ...WishItem_record
        }
        viewer {
          id
          ...User_record
        }
      }
    }
  `),
  onAnswer: onWished,
  paint: (cache, { productId }) => markWished(cache, productId, true),
});

/** Removes an entry of the wish list. */
export const deleteWishProduct = action({
  mutation: graphql(`
    mutation DeleteWishProduct($id: ID!) {
      deleteWishProduct(id: $id) {
        success
        message
        code
        field
        alreadyDone
        deletedWishId
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
  onAnswer: onWishDeleted,
  paint: (cache, { id }) => wishIsGone(cache, id),
});

/** The entry stands in the wish list. */
export function onWished(cache: ApolloCache, { data }: { data: AddToWishListMutation }): void {
  const { wishItem } = data.addToWishList;
  if (wishItem) placeWish(cache, wishItem.id);
}

/** The entry is gone from the wish list. */
export function onWishDeleted(
  cache: ApolloCache,
  { data }: { data: DeleteWishProductMutation },
): void {
  const { deletedWishId } = data.deleteWishProduct;
  if (deletedWishId) wishIsGone(cache, deletedWishId);
}

/** Makes the wish list hold an entry. May run twice. */
export const placeWish = (cache: ApolloCache, id: string): void =>
  addToConnection(cache, list, refTo('WishItem', id));

const WishItem_its = graphql(`
  fragment WishItem_its on WishItem {
    id
    product {
      id
    }
  }
`);

/** Takes an entry out of the wish list, wherever it is shown, and frees its product's button. */
export function wishIsGone(cache: ApolloCache, id: string): void {
  const entry = refTo('WishItem', id);
  const known = cache.readFragment({ fragment: WishItem_its, from: entry, optimistic: true });
  removeFromConnection(cache, list, entry);
  if (known) markWished(cache, known.product.id, false);
}

/** Shows the product as not wished any more, whatever its entry's id is. */
export function paintWishGone(cache: ApolloCache, productId: string): void {
  const product = refTo('Product', productId).__ref;
  removeWhere(cache, list, (entry, readField) => {
    const its = readField<Reference>('product', entry);
    return its?.__ref === product;
  });
  markWished(cache, productId, false);
}

const markWished = (cache: ApolloCache, productId: string, wished: boolean) =>
  cache.modify({
    id: refTo('Product', productId).__ref,
    fields: { viewerHasWished: () => wished },
  });
