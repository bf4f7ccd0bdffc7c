import type { ApolloCache } from '@apollo/client';
import { placeInLists, refTo } from '../../apollo/connections.ts';
import { graphql } from '../../lib/graphql.ts';
import {
  type AddProductMutationOptions,
  type AdvertiseProductMutationOptions,
  type DeleteProductMutationOptions,
  Product_PlaceFragmentDoc,
  ViewerInCacheDocument,
} from './product.cache.generated.ts';

graphql(`
  mutation AddProduct($input: AddProductInput!) {
    addProduct(input: $input) {
      success
      message
      code
      field
      alreadyDone
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

/** Posts a product. */
export const addProductOptions: AddProductMutationOptions = {
  update: (cache, { data }) => placeProduct(cache, data?.addProduct.product?.id),
};

graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id) {
      success
      message
      code
      field
      alreadyDone
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

/** Removes a product from sale. */
export const deleteProductOptions: DeleteProductMutationOptions = {
  update: (cache, { data }) => placeProduct(cache, data?.deleteProduct.product?.id),
};

graphql(`
  mutation AdvertiseProduct($id: ID!) {
    advertiseProduct(id: $id) {
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

/** Sets a product's advertisement flag. */
export const advertiseProductOptions: AdvertiseProductMutationOptions = {
  update: (cache, { data }) => placeProduct(cache, data?.advertiseProduct.product?.id),
  optimisticUpdate: (cache, { id }) =>
    cache.modify({
      id: refTo('Product', id).__ref,
      fields: { advertisement: () => true, viewerCanAdvertise: () => false },
    }),
};

graphql(`
  fragment Product_place on Product {
    id
    inStock
    advertisement
    seller {
      id
    }
    category {
      id
    }
  }
`);

graphql(`
  query ViewerInCache {
    me {
      id
    }
  }
`);

/**
 * Adds a product to the cached lists where it belongs and removes it from the others. Where it belongs
 * follows from its cached fields, so that one rule covers every kind of change.
 */
export function placeProduct(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
  const record = refTo('Product', id);
  const product = cache.readFragment({
    fragment: Product_PlaceFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!product) return;
  const { inStock, advertisement, category, seller } = product;
  const isAvailable = inStock === 'AVAILABLE';
  placeInLists(cache, { field: 'products' }, record, ({ filter }) => {
    const { categoryId, advertised } = (filter ?? {}) as Filter;
    return (
      isAvailable &&
      (categoryId == null || categoryId === category?.id) &&
      (advertised == null || advertised === advertisement)
    );
  });
  if (category) {
    const categoryProducts = { field: 'products', of: refTo('Category', category.id) } as const;
    placeInLists(cache, categoryProducts, record, () => isAvailable);
  }
  const me = cache.readQuery({ query: ViewerInCacheDocument, optimistic: true })?.me;
  const isOwn = me != null && seller?.id === me.id && inStock !== 'REMOVED';
  placeInLists(cache, { field: 'myProducts' }, record, () => isOwn);
}

type Filter = { categoryId?: string | null; advertised?: boolean | null };
