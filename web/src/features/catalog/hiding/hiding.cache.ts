import type {
  HideProductMutationOptions,
  RestoreProductMutationOptions,
} from '../../../generated/catalog.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductLists } from '../product.cache.ts';

graphql(`
  mutation HideProduct($input: HideProductInput!) {
    hideProduct(input: $input) {
      success
      message
      code
      field
      alreadyDone
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Hides a product from all but its seller and admins. */
export const hideProductOptions: HideProductMutationOptions = {
  update: (cache, { data }) => updateProductLists(cache, data?.hideProduct.product?.id),
};

graphql(`
  mutation RestoreProduct($id: ID!) {
    restoreProduct(id: $id) {
      success
      message
      code
      field
      alreadyDone
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Brings a hidden or removed product back. */
export const restoreProductOptions: RestoreProductMutationOptions = {
  update: (cache, { data }) => updateProductLists(cache, data?.restoreProduct.product?.id),
};
