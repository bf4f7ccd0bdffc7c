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

/** Takes a product off the shelves for good. */
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
 * Makes every list of products hold a product exactly if it belongs there. Where it belongs follows
 * from what the cache knows of it, so that one rule serves all that can happen to a product.
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
  const forSale = inStock === 'AVAILABLE';
  placeInLists(cache, { field: 'products' }, record, ({ filter }) => {
    const { categoryId, advertised } = (filter ?? {}) as Filter;
    return (
      forSale &&
      (categoryId == null || categoryId === category?.id) &&
      (advertised == null || advertised === advertisement)
    );
  });
  if (category) {
    const shelf = { field: 'products', of: refTo('Category', category.id) } as const;
    placeInLists(cache, shelf, record, () => forSale);
  }
  const me = cache.readQuery({ query: ViewerInCacheDocument, optimistic: true })?.me;
  const own = me != null && seller?.id === me.id && inStock !== 'REMOVED';
  placeInLists(cache, { field: 'myProducts' }, record, () => own);
}

type Filter = { categoryId?: string | null; advertised?: boolean | null };
