import type { ApolloCache } from '@apollo/client';
import { refTo, updateConnections } from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { expireField } from '../../apollo/races/staleQueries.ts';
import {
  type AddProductMutationOptions,
  type AdvertiseProductMutationOptions,
  type DeleteProductMutationOptions,
  type EndAdvertisementMutationOptions,
  ViewerInCacheDocument,
} from '../../generated/catalog.ts';
import { graphql } from '../../lib/graphql.ts';
import { updateOffersOfProduct } from '../offers/offerConnections.cache.ts';
import { isEdited, readCachedProduct } from './product-connections/cachedProduct.ts';
import { followProductConnections } from './product-connections/followProductConnections.ts';
import { expireSimilarProducts } from './product-page/similarProducts.cache.ts';

graphql(`
  mutation AddProduct($input: AddProductInput!) {
    addProduct(input: $input) {
      ...MutationPayload_outcome
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

export const addProductOptions: AddProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.addProduct.product?.id),
};

graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id) {
      ...MutationPayload_outcome
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
  update: (cache, { data }) => updateProductConnections(cache, data?.deleteProduct.product?.id),
};

graphql(`
  mutation AdvertiseProduct($id: ID!) {
    advertiseProduct(id: $id) {
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Sets a product's advertisement flag. */
export const advertiseProductOptions: AdvertiseProductMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.advertiseProduct.product?.id),
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
      ...MutationPayload_outcome
      product {
        id
        ...Product_record
      }
    }
  }
`);

/** Takes a product's advertisement flag away. */
export const endAdvertisementOptions: EndAdvertisementMutationOptions = {
  update: (cache, { data }) => updateProductConnections(cache, data?.endAdvertisement.product?.id),
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
  query ViewerInCache {
    me {
      id
    }
  }
`);

/**
 * Adds a product to the cached lists where it belongs and removes it from the others. Its cached fields decide, so one
 * rule covers every kind of change. Refetches filtered lists, admins' lists and similar products.
 */
export function updateProductConnections(cache: ApolloCache, id: string | undefined): void {
  const product = id === undefined ? null : readCachedProduct(cache, id);
  if (!product) return;
  const changeNumber = followProductConnections(cache, product);
  expireField(cache, 'adminProducts', { changeNumber, entries: true });
  expireSimilarProducts(cache, product, changeNumber);
  const { record, inStock, category, seller } = product;
  const categoryIds = isEdited(product, 'CATEGORY')
    ? findRecords(cache, 'Category', () => true)
    : category
      ? [category.id]
      : [];
  for (const id of categoryIds) {
    const categoryProducts = { field: 'products', of: refTo('Category', id) } as const;
    const belongs = inStock === 'AVAILABLE' && id === category?.id;
    updateConnections(cache, categoryProducts, record, () => belongs);
  }
  if (seller) {
    const of = refTo('User', seller.id);
    updateConnections(
      cache,
      { field: 'productsForSale', of },
      record,
      () => inStock === 'AVAILABLE',
    );
    updateConnections(cache, { field: 'productsSold', of }, record, () => inStock === 'SOLD');
  }
  updateOffersOfProduct(cache, record);
  const me = cache.readQuery({ query: ViewerInCacheDocument, optimistic: true })?.me;
  const isOwn = me != null && seller?.id === me.id && inStock !== 'REMOVED';
  updateConnections(cache, { field: 'myProducts' }, record, () => isOwn);
}
