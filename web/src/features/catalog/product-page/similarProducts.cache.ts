import type { ApolloCache } from '@apollo/client';
import type { Reference } from '@apollo/client/cache';
import { expireField } from '../../../apollo/races/staleQueries.ts';
import { type CachedProduct, isEdited } from '../product-connections/cachedProduct.ts';

/** Asks products again that are similar to those of the product's category, or of any category where it has moved. */
export function expireSimilarProducts(
  cache: ApolloCache,
  product: CachedProduct,
  changeNumber: number,
): void {
  const hasMoved = isEdited(product, 'CATEGORY');
  cache.modify<{ product: Reference | null }>({
    fields: {
      product(opened, { readField, storeFieldName }) {
        const ofOpened = opened ? readField<Reference>('category', opened as Reference) : null;
        if (hasMoved || ofOpened?.__ref === `Category:${product.category?.id}`) {
          expireField(cache, storeFieldName, { changeNumber, selecting: 'similarProducts' });
        }
        return opened;
      },
    },
  });
}
