import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { outboxEntry } from '../outbox/outbox.model.ts';
import { endedAdvertisement } from './advertising/advertisement.ts';
import type { ProductRecord } from './product.model.ts';

type Catalog = Pick<Shop, 'models' | 'events'>;

/**
 * Makes an available product sold or removed, which ends its advertisement; nothing else does. One conditional
 * update decides among any number of callers.
 * @returns the product as it is now, or null if it was not available any more
 */
export async function makeUnavailable(
  shop: Catalog,
  productId: Types.ObjectId,
  inStock: Exclude<Stock, 'available'>,
  details: Partial<Pick<ProductRecord, 'paymentId'>> = {},
): Promise<ProductRecord | null> {
  const product = await shop.models.Product.findOneAndUpdate(
    { _id: productId, inStock: 'available' },
    {
      $set: {
        ...details,
        inStock,
        ...endedAdvertisement.$set,
        ...outboxEntry({ kind: 'unavailable', stock: inStock }),
      },
      $unset: endedAdvertisement.$unset,
    },
    { returnDocument: 'after' },
  ).lean();
  if (product) await availabilityChanged(shop, product, -1);
  return product;
}

/** Removes a seller's available products from sale; gives those removed, without any just sold. */
export async function removeProductsOf(shop: Catalog, sellerId: Types.ObjectId) {
  const available = await shop.models.Product.find(
    { sellerId, inStock: 'available' },
    { _id: 1 },
  ).lean();
  const removed: ProductRecord[] = [];
  for (const { _id } of available) {
    const product = await makeUnavailable(shop, _id, 'removed');
    if (product) removed.push(product);
  }
  return removed;
}

/** Removes a deleted seller's phone number and place from all of their products, sold ones included. */
export async function removeSellerContact(
  { models }: Pick<Shop, 'models'>,
  sellerId: Types.ObjectId,
): Promise<void> {
  // By their ids, so that whoever follows the writes knows which they are.
  const products = await models.Product.find({ sellerId }, { _id: 1 }).lean();
  const ids = products.map(({ _id }) => _id);
  if (ids.length > 0) {
    await models.Product.updateMany({ _id: { $in: ids } }, { phone: '', location: '' });
  }
}

/**
 * Sells a product to a payment, once for all payments.
 * @returns whether the product is this payment's: now, or since an earlier call that was cut off
 */
export async function sellTo(
  shop: Catalog,
  productId: Types.ObjectId,
  paymentId: Types.ObjectId,
): Promise<boolean> {
  const sold = await makeUnavailable(shop, productId, 'sold', { paymentId });
  if (sold) return true;
  const alreadySold = await shop.models.Product.findOne(
    { _id: productId, paymentId },
    { _id: 1 },
  ).lean();
  return alreadySold !== null;
}

/** Flags the product that a payment bought as disputed, or takes the flag away. */
export async function flagDisputed(
  { models, events }: Catalog,
  productId: Types.ObjectId,
  paymentId: Types.ObjectId,
  disputed: boolean,
): Promise<void> {
  const { modifiedCount } = await models.Product.updateOne(
    { _id: productId, paymentId, disputed: disputed ? { $ne: true } : true },
    { disputed },
  );
  if (modifiedCount > 0) events.publish({ kind: 'product', productId: productId.toHexString() });
}

/**
 * Adds a product to its category's count of available products (+1) or takes it off (-1), and
 * publishes both changes.
 */
export async function availabilityChanged(
  { models, events }: Catalog,
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

/** Recounts every category's available products: a crash between a sale and its count leaves a wrong one. */
export async function recountAvailable({ models }: Pick<Shop, 'models'>): Promise<void> {
  const categories = await models.Category.find({}, { availableCount: 1 }).lean();
  for (const { _id, availableCount } of categories) {
    const counted = await models.Product.countDocuments({ categoryId: _id, inStock: 'available' });
    if (counted !== availableCount) {
      await models.Category.updateOne({ _id, availableCount }, { availableCount: counted });
    }
  }
}
