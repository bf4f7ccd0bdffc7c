import type { ApolloCache, Reference } from '@apollo/client';
import { productCursor } from '@fitness-zone/contract/search/product-order.ts';
import {
  editLists,
  hasEntry,
  isLoadedAt,
  withEntry,
  withoutEntry,
} from '../../../apollo/cachedLists/connections.ts';
import {
  normalFilter,
  normalSort,
  type ProductListArguments,
} from '../../../apollo/cachedLists/productListKey.ts';
import { expireList, numberOfChange } from '../../../apollo/stale/staleQueries.ts';
import { isEditCounted } from './editedCounts.ts';
import { type FilterMatch, matchFilter } from './filterMatch.ts';
import { withAdvertisement } from './listAdvertisements.ts';
import {
  hasCounts,
  hasFacetOf,
  hasUncountable,
  type StoredCounts,
  withCounted,
} from './listCounts.ts';
import type { ListedProduct } from './listedProduct.ts';

/** What is done with one cached variant of the list. */
type Variant = {
  product: ListedProduct;
  /** of the product in this variant's order; undefined where it cannot be told */
  cursor: string | undefined;
  match: FilterMatch;
  titleOf: (category: Reference) => string;
  /** notes that only the server knows; `entries`: which products the list has, too */
  expire: (options?: { entries?: boolean }) => void;
  /** whether it may have been counted otherwise before, since its seller has edited what the list counts by */
  isCountUncertain: boolean;
};

/**
 * Puts a product at its place in every cached variant of the list of products whose filter it matches, removes
 * it from the others, and counts it in or out. What the client cannot decide is asked again. May run twice.
 */
export function updateFilteredLists(cache: ApolloCache, product: ListedProduct): void {
  const { inStock, advertisement, seller, revision, record } = product;
  const state = JSON.stringify([inStock, advertisement, seller, revision]);
  const changeNumber = numberOfChange(cache, record.__ref, state);
  // Whom an admin's search finds only the server knows.
  editLists(cache, { field: 'adminProducts' }, (stored, _args, { storeFieldName }) => {
    expireList(cache, storeFieldName, { changeNumber, entries: true });
    return stored;
  });
  // Counts do not change with an advertisement.
  const countChangeNumber = numberOfChange(
    cache,
    `${record.__ref} counted`,
    `${inStock} ${revision}`,
  );
  editLists(cache, { field: 'products' }, (stored, args, { storeFieldName, readField }) => {
    const { filter, sort } = args as ProductListArguments;
    const isCountUncertain = isEditCounted(stored, normalFilter(filter), product);
    if (isCountUncertain) expireList(cache, storeFieldName, { changeNumber: countChangeNumber });
    return editVariant(stored, {
      product,
      isCountUncertain,
      cursor: cursorIn(normalSort({ filter, sort }), product),
      match: matchFilter(normalFilter(filter), product),
      titleOf: (category) => readField<string>('title', category) ?? '',
      expire: (options) => expireList(cache, storeFieldName, { changeNumber, ...options }),
    });
  });
}

function cursorIn(
  sort: ReturnType<typeof normalSort>,
  { id, originalPrice, resalePrice }: ListedProduct,
): string | undefined {
  if (sort === 'RELEVANCE' || id === undefined) return undefined;
  if (sort !== 'NEWEST' && (!originalPrice || !resalePrice)) return undefined;
  return productCursor(sort, {
    id,
    originalPrice: originalPrice?.amount ?? 0,
    resalePrice: resalePrice?.amount ?? 0,
  });
}

/** The list after the product has changed, its advertisements included. */
function editVariant(list: StoredCounts, variant: Variant): StoredCounts {
  const { product, match, expire } = variant;
  return withAdvertisement(editEntries(list, variant), product, { match, expire });
}

function editEntries(list: StoredCounts, variant: Variant): StoredCounts {
  const { product, cursor, match, expire } = variant;
  const { record, inStock } = product;
  if (match.failing.length > 0) return withoutFailing(list, variant);
  if (match.isUnknown || cursor === undefined) {
    expire({ entries: true });
    return inStock === 'AVAILABLE' ? list : withoutEntry(list, record);
  }
  const wasThere = hasEntry(list, record);
  if (inStock === 'AVAILABLE') {
    const next = withEntry(list, record, cursor);
    if (wasThere) return next;
    if (hasEntry(next, record)) return counted(next, 1, variant);
  } else if (wasThere) return counted(withoutEntry(list, record), -1, variant);
  // It stands on a page that is not loaded: it may have been counted, or not.
  if (hasCounts(list) && !isLoadedAt(list, cursor)) expire();
  return list;
}

/** The list without a product that does not match its filter. A facet counts it if it fails nothing else. */
function withoutFailing(list: StoredCounts, variant: Variant): StoredCounts {
  const { product, match, expire } = variant;
  const [part, another] = match.failing;
  const next = withoutEntry(list, product.record);
  if (variant.isCountUncertain) return next;
  if (next !== list && part === 'other' && !another && !match.isUnknown) {
    return counted(next, -1, variant);
  }
  const isInFacet = part !== undefined && !another && hasFacetOf(list, part);
  if (isInFacet || (hasCounts(list) && next !== list)) expire();
  return next;
}

function counted(list: StoredCounts, by: 1 | -1, variant: Variant) {
  const { product, titleOf, expire, isCountUncertain } = variant;
  if (isCountUncertain) return list;
  if (hasUncountable(list)) expire();
  return withCounted(list, product, by, titleOf);
}
