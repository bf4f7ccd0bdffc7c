import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/context.ts';
import type { ProductRecord } from './product.model.ts';

type Store = Pick<Shop, 'models' | 'events'>;

/**
 * Takes an available product off the shelves: the one place where a product becomes sold or
 * removed. One conditional update decides among any number of callers.
 * @returns the product as it is now, or null if someone was faster
 */
export async function takeOffShelf(
  shop: Store,
  productId: Types.ObjectId,
  inStock: Exclude<Stock, 'available'>,
  details: Partial<Pick<ProductRecord, 'paymentId'>> = {},
): Promise<ProductRecord | null> {
  const product = await shop.models.Product.findOneAndUpdate(
    { _id: productId, inStock: 'available' },
    { ...details, inStock },
    { returnDocument: 'after' },
  ).lean();
  if (product) await shelfChanged(shop, product, -1);
  return product;
}

/** Takes all that a seller offers off the shelves; gives the products removed, those just sold excepted. */
export async function clearShelvesOf(shop: Store, sellerId: Types.ObjectId) {
  const offered = await shop.models.Product.find(
    { sellerId, inStock: 'available' },
    { _id: 1 },
  ).lean();
  const removed: ProductRecord[] = [];
  for (const { _id } of offered) {
    const product = await takeOffShelf(shop, _id, 'removed');
    if (product) removed.push(product);
  }
  return removed;
}

/**
 * Sells a product to a payment, once for all payments.
 * @returns whether the product is this payment's: now, or since an earlier call that was cut off
 */
export async function sellTo(
  shop: Store,
  productId: Types.ObjectId,
  paymentId: Types.ObjectId,
): Promise<boolean> {
  const sold = await takeOffShelf(shop, productId, 'sold', { paymentId });
  if (sold) return true;
  const theirs = await shop.models.Product.findOne(
    { _id: productId, paymentId },
    { _id: 1 },
  ).lean();
  return theirs !== null;
}

/** Counts a product that came to (+1) or left (-1) its category's shelf, and tells open pages. */
export async function shelfChanged(
  { models, events }: Store,
  product: Pick<ProductRecord, '_id' | 'categoryId'>,
  difference: 1 | -1,
): Promise<void> {
  await models.Category.updateOne(
    { _id: product.categoryId },
    { $inc: { availableCount: difference } },
  );
  events.publish({ kind: 'product', productId: product._id.toHexString() });
  events.publish({ kind: 'category', categoryId: product.categoryId.toHexString() });
}

/** Counts every shelf anew: a crash between a sale and its count leaves the count behind. */
export async function recountShelves({ models }: Pick<Shop, 'models'>): Promise<void> {
  const categories = await models.Category.find({}, { availableCount: 1 }).lean();
  for (const { _id, availableCount } of categories) {
    const counted = await models.Product.countDocuments({ categoryId: _id, inStock: 'available' });
    if (counted !== availableCount) {
      await models.Category.updateOne({ _id, availableCount }, { availableCount: counted });
    }
  }
}
