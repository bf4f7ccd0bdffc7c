import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type {
  AdminProductFilter,
  AdminProductSort,
  QueryAdminProductsArgs,
} from '../../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../../shared/ids.ts';
import {
  type Filter,
  type KeysetOrder,
  type KeysetQuery,
  keysetPage,
  keysetRecords,
} from '../../../shared/keyset/keyset-query.ts';
import { withText } from '../../../shared/keyset/text-filter.ts';
import { type PageArguments, withoutFirst } from '../../../shared/paging.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { ProductRecord } from '../product.model.ts';
import { inCategory, type ProductPage, withoutFilter } from '../product.queries.ts';

export type AdminProductSearch = Unchecked<Pick<QueryAdminProductsArgs, 'filter' | 'sort'>>;

/**
 * A page of all products, for admins.
 * @throws Refusal `not-found` for an unknown category
 */
export const browseAllProducts = async (
  context: Context,
  search: AdminProductSearch & PageArguments,
): Promise<ProductPage> => withoutFilter(await keysetPage(await queryFor(context, search), search));

/**
 * All products for a file, for admins.
 * @throws Refusal `not-found` for an unknown category
 */
export const readAllProducts = async (
  context: Context,
  search: AdminProductSearch,
): Promise<AsyncIterable<ProductRecord>> => keysetRecords(await queryFor(context, search));

const orders: Record<AdminProductSort, KeysetOrder<ProductRecord>> = {
  NEWEST: { field: 'postedTime', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'postedTime', direction: 1, ids: 1, type: 'date' },
  PRICE_ASC: { field: 'resalePrice', direction: 1, ids: -1, type: 'number' },
  PRICE_DESC: { field: 'resalePrice', direction: -1, ids: -1, type: 'number' },
};

async function queryFor(
  context: Context,
  asked: AdminProductSearch & Pick<PageArguments, 'after'>,
): Promise<KeysetQuery<ProductRecord>> {
  requireRole(context, 'admin');
  const { filter, sort = 'NEWEST' } = validInput('QueryAdminProductsArgs', withoutFirst(asked));
  const { Product: model } = context.models;
  const condition = conditionOf(filter ?? {});
  const text = filter?.text?.trim();
  return {
    model,
    filter: isObjectId(text)
      ? { ...condition, _id: objectIdOf(text) }
      : await withText(model, condition, text),
    order: orders[sort],
  };
}

/** Names every value of a field that isn't narrowed, so that the index has the order behind them. */
const conditionOf = ({
  stock,
  categoryId,
  sellerId,
  advertised,
  reported,
}: AdminProductFilter): Filter => ({
  inStock: stock ?? { $in: Object.values(enumValues.Stock) },
  advertisement: advertised ?? { $in: [true, false] },
  reported: reported ?? { $in: [true, false] },
  ...(categoryId && inCategory(categoryId)),
  ...(sellerId && { sellerId: isObjectId(sellerId) ? objectIdOf(sellerId) : { $in: [] } }),
});
