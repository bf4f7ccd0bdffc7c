import type { ApolloCache } from '@apollo/client';
import { refTo, updateLists } from '../../apollo/connections.ts';
import { graphql } from '../../lib/graphql.ts';
import {
  type AddProductMutationOptions,
  type AdvertiseProductMutationOptions,
  type DeleteProductMutationOptions,
  type EndAdvertisementMutationOptions,
  Product_ListedFragmentDoc,
  ViewerInCacheDocument,
} from './product.cache.generated.ts';
import { updateSimilarProducts } from './productPage/similarProducts.cache.ts';

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
  update: (cache, { data }) => updateProductLists(cache, data?.addProduct.product?.id),
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
  update: (cache, { data }) => updateProductLists(cache, data?.deleteProduct.product?.id),
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
  update: (cache, { data }) => updateProductLists(cache, data?.advertiseProduct.product?.id),
  optimisticUpdate: (cache, { id }) =>
    cache.modify({
      id: refTo('Product', id).__ref,
      fields: {
        advertisement: () => true,
        viewerCanAdvertise: () => false,
        viewerCanEndAdvertisement: () => true,
      },
    }),
};

graphql(`
  mutation EndAdvertisement($id: ID!) {
    endAdvertisement(id: $id) {
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

/** Takes a product's advertisement flag away. */
export const endAdvertisementOptions: EndAdvertisementMutationOptions = {
  update: (cache, { data }) => updateProductLists(cache, data?.endAdvertisement.product?.id),
  optimisticUpdate: (cache, { id }) =>
    cache.modify({
      id: refTo('Product', id).__ref,
      fields: {
        advertisement: () => false,
        advertisedUntil: () => null,
        viewerCanAdvertise: () => true,
        viewerCanEndAdvertisement: () => false,
      },
    }),
};

graphql(`
  fragment Product_listed on Product {
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
export function updateProductLists(cache: ApolloCache, id: string | undefined): void {
  if (!id) return;
  const record = refTo('Product', id);
  const product = cache.readFragment({
    fragment: Product_ListedFragmentDoc,
    from: record,
    optimistic: true,
  });
  if (!product) return;
  const { inStock, advertisement, category, seller } = product;
  const isAvailable = inStock === 'AVAILABLE';
  updateLists(cache, { field: 'products' }, record, ({ filter }) => {
    const { categoryId, advertised } = (filter ?? {}) as Filter;
    return (
      isAvailable &&
      (categoryId == null || categoryId === category?.id) &&
      (advertised == null || advertised === advertisement)
    );
  });
  if (category) {
    const categoryProducts = { field: 'products', of: refTo('Category', category.id) } as const;
    updateLists(cache, categoryProducts, record, () => isAvailable);
  }
  if (seller) {
    const of = refTo('User', seller.id);
    updateLists(cache, { field: 'productsForSale', of }, record, () => isAvailable);
    updateLists(cache, { field: 'productsSold', of }, record, () => inStock === 'SOLD');
  }
  updateSimilarProducts(cache, id);
  const me = cache.readQuery({ query: ViewerInCacheDocument, optimistic: true })?.me;
  const isOwn = me != null && seller?.id === me.id && inStock !== 'REMOVED';
  updateLists(cache, { field: 'myProducts' }, record, () => isOwn);
}

type Filter = { categoryId?: string | null; advertised?: boolean | null };
