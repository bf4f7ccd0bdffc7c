import { enumValues } from '@fitness-zone/contract/enums.ts';
import { describeList } from '../../../context/list.ts';
import type { AdminProductFilter, AdminProductSort } from '../../../generated/graphql.ts';
import { isObjectId, objectIdOf } from '../../../shared/ids.ts';
import { type Filter, inOrder, type KeysetOrder } from '../../../shared/keyset/keyset-query.ts';
import { withText } from '../../../shared/keyset/text-filter.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { inCategory } from './browse-products.queries.ts';

const orders: Record<AdminProductSort, KeysetOrder<ProductRecord>> = {
  NEWEST: { field: 'postedTime', direction: -1, ids: -1, type: 'date' },
  OLDEST: { field: 'postedTime', direction: 1, ids: 1, type: 'date' },
  PRICE_ASC: { field: 'resalePrice', direction: 1, ids: -1, type: 'number' },
  PRICE_DESC: { field: 'resalePrice', direction: -1, ids: -1, type: 'number' },
};

export const adminProducts = describeList(
  'QueryAdminProductsArgs',
  ['admin'],
  async ({ filter, sort = 'NEWEST' }, { models: { Product: model } }) => {
    const condition = conditionOf(filter ?? {});
    const text = filter?.text?.trim();
    return inOrder({
      model,
      filter: isObjectId(text)
        ? { ...condition, _id: objectIdOf(text) }
        : await withText(model, condition, text),
      order: orders[sort],
    });
  },
);

/** Names every value of a field without a filter, so that the index gives the order behind them. */
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
