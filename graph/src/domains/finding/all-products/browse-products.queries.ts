import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import type { QueryFilter, Types } from 'mongoose';
import type { Context } from '../../../context/context.ts';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../../shared/ids.ts';
import { type Page, type PageArguments, pageOf, type SliceBounds } from '../../../shared/paging.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { listOf } from '../../product/product.queries.ts';
import { isNewestFirst, validFilter, validPosition } from '../search/product-filter.rules.ts';
import { SearchResults } from '../search/search-results.queries.ts';

/** A page of products; the other fields are resolved only if selected. */
export type ProductPage = Page<ProductRecord, number | null> & {
  facets: () => ReturnType<SearchResults['facets']>;
  correctedText: () => Promise<string | null>;
  textPrice: () => ReturnType<SearchResults['textPrice']>;
  understood: () => ReturnType<SearchResults['understood']>;
  near: SearchResults['near'];
  /** Counts a text search. Called only if the query selects entries. */
  countSearch?: () => void;
  advertisements: () => Promise<ProductRecord[]>;
};

/** A page of a list without filters. */
export const withoutFilter = (page: Page<ProductRecord, number | null>): ProductPage => ({
  ...page,
  facets: async () => null,
  correctedText: async () => null,
  textPrice: () => null,
  understood: async () => [],
  near: null,
  advertisements: async () => [],
});

/** The products of a category. Anything that isn't an id matches none. */
export const inCategory = (categoryId: string): QueryFilter<ProductRecord> => ({
  categoryId: isObjectId(categoryId) ? objectIdOf(categoryId) : { $in: [] },
});

/** The available products, optionally of one category or by advertisement, newest first. */
const availableProducts = (context: Context, { categoryId, advertised }: ProductFilter) =>
  listOf(context, {
    inStock: 'available',
    ...(categoryId && inCategory(categoryId)),
    ...(advertised == null ? {} : { advertisement: advertised }),
  });

export async function browseProducts(
  context: Context,
  { sort, ...page }: PageArguments & { sort: ProductSort },
  given: Unchecked<ProductFilter> = {},
): Promise<ProductPage> {
  const filter = validFilter(given, context.config.currency);
  const searched = await SearchResults.open(context, filter, sort);
  const newest = isNewestFirst(filter, sort) ? availableProducts(context, filter) : null;
  // Refuses a cursor of another order.
  if (newest) validPosition(page.after, 'NEWEST', filter);
  return {
    ...(newest ? await pageOf(newest, page) : await searched.page(page)),
    facets: () => searched.facets(),
    correctedText: () => searched.correctedText(),
    textPrice: () => searched.textPrice(),
    understood: () => searched.understood(),
    near: searched.near,
    advertisements: () => searched.advertisements(),
  };
}

/** A page of a category's available products, newest first. */
export const browseCategory = async (
  context: Context,
  page: PageArguments,
  categoryId: Types.ObjectId,
): Promise<ProductPage> =>
  withoutFilter(await pageOf(listOf(context, { inStock: 'available', categoryId }), page));

/** Products that are neither removed nor hidden, newest first. */
export const browseShownProducts = (context: Context, page: PageArguments) =>
  pageOf(listOf(context, { inStock: { $nin: ['removed', 'hidden'] } }), page);

/** Available products that match a filter, in an order, and the cursor of the next page, if any. */
export const searchedProducts = async (
  context: Context,
  bounds: SliceBounds,
  { filter, sort }: { filter: Unchecked<ProductFilter>; sort: ProductSort },
) =>
  (await SearchResults.open(context, validFilter(filter, context.config.currency), sort)).slice(
    bounds,
  );
