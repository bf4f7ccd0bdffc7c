import type { ApolloCache, Reference } from '@apollo/client';
import { editLists, refTo } from '../../../apollo/cachedLists/connections.ts';
import {
  normalFilter,
  type ProductListArguments,
} from '../../../apollo/cachedLists/productListKey.ts';
import { findRecords } from '../../../apollo/findRecords.ts';
import { expireList, numberOfChange } from '../../../apollo/stale/staleQueries.ts';
import { updateProductLists } from '../product.cache.ts';
import { hasFacetOf, type StoredCounts } from '../productLists/listCounts.ts';

type InCategory = { category?: Reference | null };

/**
 * Removes a deleted category from the cache. Its products go to another one: those that are cached at once, and lists
 * that may get others are asked again. May run twice.
 * @param movedTo the category that has its products now; undefined where it had none
 */
export function removeCategory(cache: ApolloCache, id: string, movedTo: string | undefined): void {
  const gone = refTo('Category', id);
  const target = movedTo === undefined ? null : refTo('Category', movedTo);
  const isIn = ({ category }: InCategory) => category?.__ref === gone.__ref;
  const withoutCategory = (to: Reference | null) => (category: Reference | null) =>
    category?.__ref === gone.__ref ? to : category;
  for (const entry of findRecords(cache, 'AuditEntry', isIn)) {
    cache.modify<{ category: Reference | null }>({
      id: refTo('AuditEntry', entry).__ref,
      fields: { category: withoutCategory(null) },
    });
  }
  cache.modify<{ category: Reference | null; categories: readonly Reference[] }>({
    fields: {
      category: withoutCategory(null),
      categories: (all) => (all as readonly Reference[]).filter((one) => one.__ref !== gone.__ref),
    },
  });
  removeFromFacets(cache, gone);
  for (const product of findRecords(cache, 'Product', isIn)) {
    cache.modify<{ category: Reference | null }>({
      id: refTo('Product', product).__ref,
      fields: { category: withoutCategory(target) },
    });
    updateProductLists(cache, product);
  }
  cache.evict({ id: gone.__ref });
  const changeNumber = numberOfChange(cache, gone.__ref, 'deleted');
  expireSearches(cache, changeNumber);
  if (target) expireProductsOf(cache, target, changeNumber);
}

/** A facet of a category that is gone could not be read. */
function removeFromFacets(cache: ApolloCache, gone: Reference): void {
  editLists(cache, { field: 'products' }, (stored) => {
    const list = stored as StoredCounts;
    const { facets } = list;
    if (!facets?.categories?.some(({ category }) => category.__ref === gone.__ref)) return stored;
    const categories = facets.categories.filter(({ category }) => category.__ref !== gone.__ref);
    return { ...list, facets: { ...facets, categories } };
  });
}

/** Has the lists of a category asked again that has got products, and what is similar to those. */
function expireProductsOf(cache: ApolloCache, target: Reference, changeNumber: number): void {
  editLists(cache, { field: 'products' }, (stored, args, { storeFieldName }) => {
    const { categoryId, categoryIds } = normalFilter((args as ProductListArguments).filter);
    const isFiltered = categoryId != null || categoryIds != null;
    if (isFiltered || hasFacetOf(stored as StoredCounts, 'category')) {
      expireList(cache, storeFieldName, { changeNumber, entries: isFiltered });
    }
    return stored;
  });
  cache.modify<{ category: Reference | null }>({
    fields: {
      category(category, { storeFieldName }) {
        const { __ref } = (category ?? {}) as Partial<Reference>;
        if (__ref === target.__ref)
          expireList(cache, storeFieldName, { changeNumber, entries: true });
        return category;
      },
    },
  });
  for (const product of findRecords(cache, 'Product', () => true)) {
    const id = refTo('Product', product).__ref;
    cache.modify<{ similarProducts: readonly Reference[] }>({
      id,
      fields: { similarProducts: (_stored, { DELETE }) => DELETE },
    });
  }
}

/**
 * Has all searches and suggestions asked again: the title of a category, by which they find its products, is another
 * one or gone. Facets with equal counts stand by their titles.
 */
export function expireSearches(cache: ApolloCache, changeNumber?: number): void {
  const options = { ...(changeNumber !== undefined && { changeNumber }), entries: true };
  editLists(cache, { field: 'products' }, (list, args, { storeFieldName, readField }) => {
    if (normalFilter((args as ProductListArguments).filter).text) {
      expireList(cache, storeFieldName, options);
    }
    return withSortedFacets(list, (category) => readField<string>('title', category) ?? '');
  });
  cache.modify<{ searchSuggestions: object }>({
    fields: {
      searchSuggestions(stored, { storeFieldName }) {
        expireList(cache, storeFieldName, options);
        return stored;
      },
    },
  });
}

function withSortedFacets(
  list: StoredCounts,
  titleOf: (category: Reference) => string,
): StoredCounts {
  const { facets } = list;
  if (!facets?.categories) return list;
  const categories = facets.categories.toSorted(
    (one, other) =>
      other.count - one.count || (titleOf(one.category) < titleOf(other.category) ? -1 : 1),
  );
  return { ...list, facets: { ...facets, categories } };
}
