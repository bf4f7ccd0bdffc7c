import type { Types } from 'mongoose';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { ownedBy, productsOf } from '../../product/product.queries.ts';
import { interestReader } from './interest.queries.ts';

type Numbers = { viewCount: number; wishCount: number };

export type ProductNumbers = Numbers & {
  product: ProductRecord;
  interestIn: ReturnType<typeof interestReader>;
};

const batchSize = 500;

/**
 * Views and wishes of the signed-in seller's products, by id, each once. Leaves out unknown, removed and other sellers'
 * products.
 * @throws Refusal `invalid` for too many ids and for one that is too long
 */
export async function productStatistics(context: Context, ids: unknown): Promise<ProductNumbers[]> {
  const seller = requireRole(context, 'seller');
  const given = validInput('QueryProductStatisticsArgs', { ids });
  const found = await productsOf(context, given.ids);
  const products = found.filter(({ sellerId }) => sellerId.equals(seller._id));
  const { Wish } = context.models;
  const [views, wishCounts] = await Promise.all([
    viewsOf(
      context,
      products.map(({ _id }) => _id),
    ),
    Promise.all(products.map(({ _id }) => Wish.countDocuments({ productId: _id }))),
  ]);
  const interestIn = interestReader(context);
  return products.map((product, index) => ({
    product,
    interestIn,
    viewCount: views.get(product._id.toHexString()) ?? 0,
    wishCount: wishCounts[index] ?? 0,
  }));
}

/** Views and wishes of all products of the signed-in seller except removed ones, and the seller's followers. */
export async function sellerStatistics(
  context: Context,
): Promise<Numbers & { followerCount: number }> {
  const seller = requireRole(context, 'seller');
  const { Product, Wish, Follow } = context.models;
  const owned = await Product.find(ownedBy(seller._id), { _id: 1 }).lean();
  const followerCount = await Follow.countDocuments({ sellerId: seller._id });
  const total = { viewCount: 0, wishCount: 0, followerCount };
  for (let start = 0; start < owned.length; start += batchSize) {
    const ids = owned.slice(start, start + batchSize).map(({ _id }) => _id);
    const [views, wishCount] = await Promise.all([
      viewsOf(context, ids),
      Wish.countDocuments({ productId: { $in: ids } }),
    ]);
    for (const count of views.values()) total.viewCount += count;
    total.wishCount += wishCount;
  }
  return total;
}

/** Numbers of views by product id. Leaves out products without views. */
async function viewsOf(
  { models }: Pick<Context, 'models'>,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, number>> {
  const counts = await models.ViewCount.find({ _id: { $in: [...ids] } }).lean();
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}
