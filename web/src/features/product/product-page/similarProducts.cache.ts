import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { expireField } from '../../../apollo/races/staleQueries.ts';
import { type CachedProduct, hasMoved } from '../product-connections/cachedProduct.ts';

/** Refetches similar products in the product's category, or in all categories if it has moved. */
export function expireSimilarProducts(
  cache: ApolloCache,
  product: CachedProduct,
  changeNumber: number,
): void {
  cache.modify<{ product: Reference | null }>({
    fields: {
      product(opened, { readField, storeFieldName }) {
        const ofOpened = opened ? readField<Reference>('category', opened as Reference) : null;
        if (hasMoved(product) || ofOpened?.__ref === `Category:${product.category?.id}`) {
          expireField(cache, storeFieldName, { changeNumber, selecting: 'similarProducts' });
        }
        return opened;
      },
    },
  });
}
