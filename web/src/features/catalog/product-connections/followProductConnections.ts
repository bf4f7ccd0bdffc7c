import type { ApolloCache } from '@apollo/client';
import { productCursor } from '@fitness-zone/contract/search/product-order.ts';
import {
  editConnections,
  follow,
  hasEntry,
  refTo,
} from '../../../apollo/connections/editConnections.ts';
import { newestFirstCursor } from '../../../apollo/connections/keysetConnection.ts';
import {
  normalFilter,
  normalSort,
  type ProductsArguments,
} from '../../../apollo/connections/productsKey.ts';
import { expireField, numberOfChange } from '../../../apollo/races/staleQueries.ts';
import { type CachedProduct, isEdited } from './cachedProduct.ts';
import { areFacetsUncertain, countedFacets, type StoredProducts } from './facets.ts';

/**
 * Updates the cached lists for a changed product: those of all products or of one category here; all others are
 * refetched. Can run twice.
 * @returns the change's number, for other stale queries
 */
export function followProductConnections(cache: ApolloCache, product: CachedProduct): number {
  const { record, inStock, advertisement, seller, revision, place, category } = product;
  const state = JSON.stringify([inStock, advertisement, seller, revision, place]);
  const changeNumber = numberOfChange(cache, record.__ref, state);
  editConnections(cache, { field: 'products' }, (stored: StoredProducts, args, details) => {
    const expire = (entries: boolean) =>
      expireField(cache, details.storeFieldName, { changeNumber, entries });
    const { facets, totalCount, advertisements } = stored;
    const { filter, sort } = args as ProductsArguments;
    const { categoryIds, advertised, ...others } = normalFilter(filter);
    const cursor = cursorIn(normalSort({ filter, sort }), product);
    // With the category facet, a category's list also shows the counts of other categories.
    const isOfCategory = categoryIds?.length === 1 && category && !facets?.categories;
    const isFiltered =
      advertised !== undefined || Object.keys(others).length > 0 || (categoryIds && !isOfCategory);
    if (isFiltered || cursor === undefined) {
      // Most products were never in the advertised list.
      if (!advertised || advertisement !== false || hasEntry(stored, record)) expire(true);
      return stored;
    }
    const isElsewhere = categoryIds != null && category?.id !== categoryIds[0];
    if (isElsewhere && !isEdited(product, 'CATEGORY') && !hasEntry(stored, record)) return stored;
    const belongs = inStock === 'AVAILABLE' && !isElsewhere;
    const { connection, by, isCountKnown } = follow(stored, record, { cursor, belongs });
    const isCounted = totalCount != null || facets != null;
    // Advertisements take turns.
    const wasOrIsAd = advertisement || advertisements?.some(({ __ref }) => __ref === record.__ref);
    // A list of fixed length without further pages: the product after its last one moves up.
    const isShort =
      connection.pageInfo?.hasNextPage && connection.edges.length < Number(args.first ?? 0);
    if (
      isShort ||
      (isCounted && !isCountKnown) ||
      (facets && areFacetsUncertain(facets, product, by)) ||
      (advertisements && wasOrIsAd)
    ) {
      expire(false);
    }
    return facets && by !== 0
      ? { ...connection, facets: countedFacets(facets, product, { by, ...details }) }
      : connection;
  });
  return changeNumber;
}

/** A product's place in a list; undefined if too few fields are cached. */
function cursorIn(
  sort: ReturnType<typeof normalSort>,
  { record, originalPrice, resalePrice }: CachedProduct,
): string | undefined {
  const id = newestFirstCursor(record);
  if (sort === 'NEWEST') return id;
  return (
    originalPrice &&
    resalePrice &&
    productCursor(sort, {
      id,
      originalPrice: originalPrice.amount,
      resalePrice: resalePrice.amount,
    })
  );
}

/** Refetches lists that filter by verified sellers, or count them, after an account has changed. */
export function expireVerifiedConnections(
  cache: ApolloCache,
  user: { id: string; verified: boolean },
) {
  const { __ref } = refTo('User', user.id);
  const changeNumber = numberOfChange(cache, __ref, String(user.verified));
  editConnections(
    cache,
    { field: 'products' },
    (stored: StoredProducts, args, { storeFieldName }) => {
      const { verifiedSeller } = normalFilter((args as ProductsArguments).filter);
      if (verifiedSeller || stored.facets?.verifiedSellerCount !== undefined) {
        expireField(cache, storeFieldName, { changeNumber, entries: true });
      }
      return stored;
    },
  );
}
