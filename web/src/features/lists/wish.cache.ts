import {
  type AddToWishListMutationOptions,
  type DeleteWishProductMutationOptions,
  WishItem_ProductFragmentDoc,
} from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { entriesOf } from './entries.cache.ts';

graphql(`
  fragment WishItem_product on WishItem {
    product {
      id
    }
  }
`);

const wishes = entriesOf({
  field: 'wishList',
  typename: 'WishItem',
  flag: 'viewerHasWished',
  productOf: WishItem_ProductFragmentDoc,
});

/** Adds an entry to the cached wish list. Can run twice. */
export const addWish = wishes.add;

/** Removes an entry from the cached wish list and enables its product's button. */
export const removeWish = wishes.remove;

export const removeWishOfProduct = wishes.removeProduct;

/** Puts a product on the wish list. */
export const addToWishListOptions: AddToWishListMutationOptions = {
  optimisticUpdate: (cache, { productId }) => wishes.setFlag(cache, productId, true),
};

/** Removes an entry of the wish list. */
export const deleteWishProductOptions: DeleteWishProductMutationOptions = {
  optimisticUpdate: (cache, { id }) => removeWish(cache, id),
};
