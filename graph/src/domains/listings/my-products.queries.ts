import { ownListKey, soldStocks } from '@fitness-zone/contract/catalog/own-list.ts';
import { cursorOf, positionAt } from '@fitness-zone/contract/search/product-order.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { describeList } from '../../context/list.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { foreignCursor, type List } from '../../shared/paging.ts';
import type { ProductRecord } from '../product/product.model.ts';
import { listOf, ownedBy } from '../product/product.queries.ts';

/**
 * The signed-in seller's products, except removed ones: those that can still be sold first, then the rest, both newest
 * first.
 */
export const myProducts = describeList(
  'QueryMyProductsArgs',
  ['seller'],
  (_given, context, { _id }) => ownList(context, _id),
);

function ownList(context: Context, sellerId: Types.ObjectId): List<ProductRecord> {
  const open = listOf(context, { sellerId, inStock: { $nin: ['removed', ...soldStocks] } });
  const sold = listOf(context, { sellerId, inStock: { $in: [...soldStocks] } });
  return {
    async slice(limit, after) {
      const { isSold, id } = placeOf(after);
      const first = isSold ? { records: [], hasMore: false } : await open.slice(limit, id);
      if (first.hasMore) return first;
      const left = limit - first.records.length;
      const rest = await sold.slice(left, isSold ? id : null);
      return { records: [...first.records, ...rest.records], hasMore: rest.hasMore };
    },
    cursorOf: ({ _id, inStock }) => cursorOf({ key: ownListKey(inStock), id: _id.toHexString() }),
    count: () => listOf(context, ownedBy(sellerId)).count(),
  };
}

function placeOf(after: string | null): { isSold: boolean; id: string | null } {
  if (!after) return { isSold: false, id: null };
  const { key, id, oldestFirst = false } = positionAt(after);
  if ((key !== 0 && key !== 1) || oldestFirst) throw foreignCursor();
  return { isSold: key === 1, id };
}

/** Number of products a seller has for sale or sold; null for anyone but the seller. */
export const countOwnProducts = async (
  context: Context,
  user: Pick<Viewer, '_id'>,
): Promise<number | null> =>
  context.viewer?._id.equals(user._id) ? listOf(context, ownedBy(user._id)).count() : null;
