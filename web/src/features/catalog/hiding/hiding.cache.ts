import type {
  AdminHideProductMutationOptions,
  AdminRestoreProductMutationOptions,
} from '../../../generated/catalog.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../product.cache.ts';

graphql(`
  mutation AdminHideProduct($input: AdminHideProductInput!) {
    adminHideProduct(input: $input) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Hides a product from all but its seller and admins. */
export const adminHideProductOptions: AdminHideProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.adminHideProduct.product?.id),
};

graphql(`
  mutation AdminRestoreProduct($id: ID!) {
    adminRestoreProduct(id: $id) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Brings a hidden or removed product back. */
export const adminRestoreProductOptions: AdminRestoreProductMutationOptions = {
  update: (cache, { data }) =>
    updateProductConnections(cache, data?.adminRestoreProduct.product?.id),
};
