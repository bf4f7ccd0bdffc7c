import type { ApolloCache, Reference } from '@apollo/client';
import { productCursor } from '@fitness-zone/contract/search/product-order.ts';
import {
  editConnections,
  follow,
  hasEntry,
  refTo,
} from '../../../apollo/connections/editConnections.ts';
import {
  newestFirstCursor,
  type StoredConnection,
} from '../../../apollo/connections/keysetConnection.ts';
import {
  normalFilter,
  normalSort,
  type ProductsArguments,
} from '../../../apollo/connections/productsKey.ts';
import { expireField, numberOfChange } from '../../../apollo/races/staleQueries.ts';
import { type CachedProduct, hasMoved } from './cachedProduct.ts';

/**
 * Updates the cached lists after a change of a product: directly those of all products or of one category; all others
 * are refetched. Can run twice.
 * @returns the change's number, for other stale queries
 */
export function followProductConnections(cache: ApolloCache, product: CachedProduct): number {
  const { record, inStock, advertisement, seller, revision, place } = product;
  const state = JSON.stringify([inStock, advertisement, seller, revision, place]);
  const changeNumber = numberOfChange(cache, record.__ref, state);
  editConnections(cache, { field: 'products' }, (stored, args, { storeFieldName }) => {
    const expire = (entries: boolean) =>
      expireField(cache, storeFieldName, { changeNumber, entries });
    const list = listOf(stored, args as ProductsArguments, product);
    if (!list.isFollowed) {
      if (mayConcern(list, stored, product)) expire(true);
      return stored;
    }
    if (wasNeverIn(list, stored, product)) return stored;
    const belongs = inStock === 'AVAILABLE' && !list.isElsewhere;
    const followed = follow(stored, record, { cursor: list.cursor, belongs });
    const isShort = lacksNext(followed.connection, Number(args.first ?? 0));
    if (isShort || isUncertain(stored, product, followed)) expire(false);
    return followed.connection;
  });
  return changeNumber;
}

/** A list's relation to a product; `isFollowed`: its entries can be updated here, without a search. */
type List = { isElsewhere: boolean; isAdvertised: boolean } & (
  | { isFollowed: true; cursor: string }
  | { isFollowed: false }
);

function listOf(
  { facets }: StoredConnection,
  { filter, sort }: ProductsArguments,
  product: CachedProduct,
): List {
  const { category } = product;
  const { categoryIds, advertised, ...others } = normalFilter(filter);
  const cursor = cursorIn(normalSort({ filter, sort }), product);
  // With the category facet, a category's list also shows the counts of other categories.
  const isOfCategory = categoryIds?.length === 1 && category && !facets?.categories;
  const isFiltered =
    advertised !== undefined || Object.keys(others).length > 0 || (categoryIds && !isOfCategory);
  return {
    isAdvertised: Boolean(advertised),
    isElsewhere: categoryIds != null && category?.id !== categoryIds[0],
    ...(isFiltered || cursor === undefined ? { isFollowed: false } : { isFollowed: true, cursor }),
  };
}

/** Whether the list may contain the product: most products were never in the advertised list. */
const mayConcern = (
  { isAdvertised }: List,
  stored: StoredConnection,
  { advertisement, record }: CachedProduct,
): boolean => !isAdvertised || advertisement !== false || hasEntry(stored, record);

const wasNeverIn = ({ isElsewhere }: List, stored: StoredConnection, product: CachedProduct) =>
  isElsewhere && !hasMoved(product) && !hasEntry(stored, product.record);

/** Whether a list of fixed length lacks its last entry: the next product on the server moves up. */
const lacksNext = ({ pageInfo, edges }: StoredConnection, first: number): boolean =>
  Boolean(pageInfo?.hasNextPage) && edges.length < first;

/** Whether counts, facets or advertisements may have changed in a way that the cache can't know. */
function isUncertain(
  { facets, totalCount, advertisements }: StoredConnection,
  product: CachedProduct,
  { isCountKnown }: Pick<ReturnType<typeof follow>, 'isCountKnown'>,
): boolean {
  // Only the server counts facets.
  if (facets || (totalCount != null && !isCountKnown)) return true;
  // Advertisements rotate.
  const isAd = ({ __ref }: Reference) => __ref === product.record.__ref;
  return Boolean(advertisements && (product.advertisement || advertisements.some(isAd)));
}

/** A product's cursor in a list; undefined if too few fields are cached. */
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

/** Refetches lists that filter by verified sellers after an account has changed. */
export function expireVerifiedConnections(
  cache: ApolloCache,
  user: { id: string; verified: boolean },
) {
  const { __ref } = refTo('User', user.id);
  const changeNumber = numberOfChange(cache, __ref, String(user.verified));
  editConnections(cache, { field: 'products' }, (stored, args, { storeFieldName }) => {
    if (normalFilter((args as ProductsArguments).filter).verifiedSeller) {
      expireField(cache, storeFieldName, { changeNumber, entries: true });
    }
    return stored;
  });
}
