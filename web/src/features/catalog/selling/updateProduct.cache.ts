import type { UpdateProductMutationOptions } from '../../../generated/catalog.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../product.cache.ts';

graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
      formerCategory {
        id
        ...Category_record
      }
    }
  }
`);

export const updateProductOptions: UpdateProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.updateProduct.product?.id),
};
