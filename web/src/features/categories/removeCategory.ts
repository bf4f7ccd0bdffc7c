import type { ApolloCache, Reference } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { expireField, numberOfChange } from '../../apollo/races/staleQueries.ts';
import { updateProductConnections } from '../product/product.cache.ts';

type InCategory = { category?: Reference | null };

/**
 * Removes a deleted category from the cache and moves its cached products. The server reports all other changes. Can
 * run twice.
 * @param movedTo the category that received its products; undefined if it had none
 */
export function removeCategory(cache: ApolloCache, id: string, movedTo: string | undefined): void {
  const gone = refTo('Category', id);
  const target = movedTo === undefined ? null : refTo('Category', movedTo);
  const isIn = ({ category }: InCategory) => category?.__ref === gone.__ref;
  for (const product of findRecords(cache, 'Product', isIn)) {
    cache.modify<{ category: Reference | null }>({
      id: refTo('Product', product).__ref,
      fields: { category: () => target },
    });
    updateProductConnections(cache, product);
  }
  cache.evict({ id: gone.__ref });
  const changeNumber = numberOfChange(cache, gone.__ref, 'deleted');
  expireProducts(cache, { changeNumber });
  expireField(cache, 'category', { changeNumber, entries: true, selecting: 'products' });
  expireField(cache, 'product', { changeNumber, selecting: 'similarProducts' });
}

/** Refetches all lists of products. */
const expireProducts = (cache: ApolloCache, options: { changeNumber: number }): void =>
  expireField(cache, 'products', { ...options, entries: true });

/** Refetches the results of searches, which also match the title of a product's category. */
export const expireSearches = (cache: ApolloCache): void =>
  expireField(cache, 'products', {
    entries: true,
    asking: (variables) =>
      Object.values(variables).some((value: { text?: unknown } | null) => value?.text),
  });
