import type { ApolloCache } from '@apollo/client';
import { expireList, numberOfChange } from '../../../apollo/stale/staleQueries.ts';
import type { ListedProduct } from './listedProduct.ts';

type Suggestions = { productNames: readonly string[] };

/**
 * Has search suggestions asked again that name a product which is no longer for sale: whether another one has the same
 * name only the server knows.
 */
export function expireSuggestions(cache: ApolloCache, product: ListedProduct): void {
  const { inStock, productName, record } = product;
  if (inStock === 'AVAILABLE' || productName === undefined) return;
  const changeNumber = numberOfChange(cache, `${record.__ref} suggested`, inStock);
  cache.modify<Record<string, Suggestions>>({
    fields: {
      searchSuggestions(stored, { storeFieldName }) {
        const { productNames } = stored as Suggestions;
        if (productNames.includes(productName)) expireList(cache, storeFieldName, { changeNumber });
        return stored;
      },
    },
  });
}
