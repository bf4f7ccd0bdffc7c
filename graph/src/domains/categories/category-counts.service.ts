import { isDeepStrictEqual } from 'node:util';
import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** The fields of a product that its category's counts depend on. */
type Counted = { _id: Types.ObjectId; categoryId: Types.ObjectId; inStock: Stock };

/** Updates the counts after a product's stock changed, and publishes the change. */
export async function stockChanged(
  shop: Pick<Shop, 'models' | 'events'>,
  product: Counted,
  before: Stock,
): Promise<void> {
  const difference = countOf(product.inStock) - countOf(before);
  if (difference === 1 || difference === -1) await availabilityChanged(shop, product, difference);
  else shop.events.publish({ kind: 'product', productId: product._id.toHexString() });
}

const countOf = (inStock: Stock) => (inStock === 'available' ? 1 : 0);

/**
 * Adds a product to its category's count of available products (+1) or takes it off (-1), and
 * publishes both changes.
 */
async function availabilityChanged(
  shop: Pick<Shop, 'models' | 'events'>,
  { _id, categoryId }: Omit<Counted, 'inStock'>,
  difference: 1 | -1,
): Promise<void> {
  await addToCounts(shop, categoryId, { availableCount: difference });
  shop.events.publish({ kind: 'product', productId: _id.toHexString() });
}

/** Counts a product that was posted, and publishes the changes. */
export async function productAdded(
  shop: Pick<Shop, 'models' | 'events'>,
  { _id, categoryId }: Omit<Counted, 'inStock'>,
): Promise<void> {
  await addToCounts(shop, categoryId, { availableCount: 1, productCount: 1 });
  shop.events.publish({ kind: 'product', productId: _id.toHexString() });
}

async function addToCounts(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  categoryId: Types.ObjectId,
  differences: Partial<Record<'availableCount' | 'productCount', number>>,
): Promise<void> {
  await models.Category.updateOne({ _id: categoryId }, { $inc: differences });
  events.publish({ kind: 'category', categoryId: categoryId.toHexString() });
}

/** Counts a product in its new category instead of the former one, and publishes the changes. */
export async function movedToCategory(
  shop: Pick<Shop, 'models' | 'events'>,
  product: Counted,
  categoryId: Types.ObjectId,
): Promise<void> {
  const counted = countOf(product.inStock);
  const one = { productCount: 1, ...(counted > 0 && { availableCount: counted }) };
  const none = { productCount: -1, ...(counted > 0 && { availableCount: -counted }) };
  await addToCounts(shop, categoryId, none);
  await addToCounts(shop, product.categoryId, one);
  shop.events.publish({ kind: 'product', productId: product._id.toHexString() });
}

/** A category's counts as recorded, and as counted by the index of products. */
export async function countsOf(
  { models: { Category, Product } }: Pick<Shop, 'models'>,
  categoryId: Types.ObjectId,
) {
  const [productCount, availableCount, category] = await Promise.all([
    Product.countDocuments({ categoryId }),
    Product.countDocuments({ categoryId, inStock: 'available' }),
    Category.findById(categoryId, { availableCount: 1, productCount: 1 }).lean(),
  ]);
  const stored = {
    availableCount: category?.availableCount ?? null,
    productCount: category?.productCount ?? null,
  };
  return { stored, counted: { availableCount, productCount } };
}

/** Recounts every category's products. No other code may write products meanwhile. */
export async function recountProducts({ models }: Pick<Shop, 'models'>): Promise<void> {
  for (const { _id } of await models.Category.find({}, { _id: 1 }).lean()) {
    const { stored, counted } = await countsOf({ models }, _id);
    if (!isDeepStrictEqual(stored, counted)) await models.Category.updateOne({ _id }, counted);
  }
}
