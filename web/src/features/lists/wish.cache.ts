import {
  type AddToWishListMutationOptions,
  type DeleteWishProductMutationOptions,
  WishItem_ProductFragmentDoc,
} from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { entriesOf } from './entries.cache.ts';

graphql(`
  fragment WishItem_product on WishItem {
    id
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

graphql(`
  mutation AddToWishList($productId: ID!) {
    addToWishList(productId: $productId) {
      ...MutationPayload_outcome
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
`);

/** Puts a product on the wish list. */
export const addToWishListOptions: AddToWishListMutationOptions = {
  update(cache, { data }) {
    const { wishItem } = data?.addToWishList ?? {};
    if (wishItem) addWish(cache, wishItem.id);
  },
  optimisticUpdate: (cache, { productId }) => wishes.setFlag(cache, productId, true),
};

graphql(`
  mutation DeleteWishProduct($id: ID!) {
    deleteWishProduct(id: $id) {
      ...MutationPayload_outcome
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
`);

/** Removes an entry of the wish list. */
export const deleteWishProductOptions: DeleteWishProductMutationOptions = {
  update(cache, { data }) {
    const { deletedWishId } = data?.deleteWishProduct ?? {};
    if (deletedWishId) removeWish(cache, deletedWishId);
  },
  optimisticUpdate: (cache, { id }) => removeWish(cache, id),
};
