import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { askedTerms, matchesTerms } from '@fitness-zone/contract/search/record-text.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { AdminProductFilter, AdminProductSort } from '../../../generated/graphql.ts';
import {
  type ListQuestion,
  listedPage,
  listedRecords,
  listedSlice,
} from '../../../record-lists/listed-page.ts';
import { toObjectId } from '../../../shared/ids.ts';
import type { ListBounds, PageArguments } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { ProductRecord } from '../product.model.ts';
import { type ProductPage, withoutFilter } from '../product.queries.ts';
import type { ProductRow } from './all-products.list.ts';

/** Which of all products are asked for, and in which order. */
export type AdminProductSearch = {
  filter?: Unchecked<AdminProductFilter> | null | undefined;
  sort: AdminProductSort;
};

const keys: Record<AdminProductSort, (row: ProductRow) => number> = {
  NEWEST: () => 0,
  OLDEST: ({ addedAt }) => addedAt,
  PRICE_ASC: ({ price }) => price,
  PRICE_DESC: ({ price }) => -price,
};

/**
 * A page of all products, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at
 *   fault, `not-found` for what is no id of a category
 */
export const browseAllProducts = async (
  context: Context,
  search: AdminProductSearch & PageArguments,
): Promise<ProductPage> => withoutFilter(await listedPage(questionOf(context, search), search));

/**
 * All products as a REST list, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at
 *   fault, `not-found` for what is no id of a category
 */
export const listAllProducts = async (context: Context, search: AdminProductSearch & ListBounds) =>
  listedSlice(questionOf(context, search), search);

/**
 * All products for a file, for admins.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at
 *   fault, `not-found` for what is no id of a category
 */
export const readAllProducts = async (
  context: Context,
  search: AdminProductSearch,
): Promise<AsyncIterable<ProductRecord>> => listedRecords(questionOf(context, search));

function questionOf(
  context: Context,
  asked: AdminProductSearch & Pick<PageArguments, 'after'>,
): ListQuestion<ProductRow, ProductRecord> {
  requireRole(context, 'admin');
  const { filter, sort = 'NEWEST' } = validInput('QueryAdminProductsArgs', asked);
  const { text, stock, categoryId, advertised, reported } = filter ?? {};
  const sellerId = filter?.sellerId?.toLowerCase();
  const terms = askedTerms(text);
  const category = categoryId ? toObjectId(categoryId, 'Category').toHexString() : null;
  return {
    list: context.recordLists.products,
    matches: (row) =>
      (!stock || row.stock === stock) &&
      (!category || row.categoryId === category) &&
      (!sellerId || row.sellerId === sellerId) &&
      (advertised == null || row.advertised === advertised) &&
      (reported == null || row.reported === reported) &&
      matchesTerms(row, terms),
    order: { keyOf: keys[sort] },
    load: (ids) => context.models.Product.find({ _id: { $in: ids } }).lean(),
  };
}
