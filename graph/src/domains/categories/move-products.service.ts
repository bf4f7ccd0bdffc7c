import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

const batchSize = 500;
/** Maximum number of moved products that are named. */
const mostNamed = 100;

/**
 * Moves all products of a category to another one, in batches, and counts them there. Each is counted once, even if
 * several processes do so; may run again.
 * @returns how many this call has moved, and the ids of the first ones
 */
export async function moveProducts(
  { models }: Pick<Shop, 'models'>,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<{ count: number; ids: string[] }> {
  const { Category, Product } = models;
  const ids: string[] = [];
  let count = 0;
  for (;;) {
    const batch = await Product.find({ categoryId: from }, { _id: 1 }).limit(batchSize).lean();
    if (batch.length === 0) return { count, ids };
    // Names the ids, so that the cache and the search learn them.
    const moved = { _id: { $in: batch.map(({ _id }) => _id) }, categoryId: from };
    // Updates available products and others separately, so that each count stays right if one is sold meanwhile.
    const available = await Product.updateMany(
      { ...moved, inStock: 'available' },
      { $set: { categoryId: to } },
    );
    const others = await Product.updateMany(
      { ...moved, inStock: { $ne: 'available' } },
      { $set: { categoryId: to } },
    );
    const [availableCount, productCount] = [
      available.modifiedCount,
      available.modifiedCount + others.modifiedCount,
    ];
    await Category.updateOne({ _id: to }, { $inc: { availableCount, productCount } });
    await Category.updateOne(
      { _id: from },
      { $inc: { availableCount: -availableCount, productCount: -productCount } },
    );
    count += productCount;
    const unnamed = mostNamed - ids.length;
    ids.push(...batch.slice(0, unnamed).map(({ _id }) => _id.toHexString()));
  }
}
