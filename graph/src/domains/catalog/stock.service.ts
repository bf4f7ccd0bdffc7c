import type { Stock } from '@fitness-zone/contract/enums.ts';
import { type StockChange, stockChanges } from '@fitness-zone/contract/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { outboxEntry } from '../outbox/outbox.model.ts';
import { endedAdvertisement } from './advertising/advertisement.ts';
import type { ProductRecord } from './product.model.ts';

type Catalog = Pick<Shop, 'models' | 'events'>;

/**
 * Changes a product's stock as `stockChanges` allows; nothing else does, but for the sale. What ends the offer ends its
 * advertisement; a pause keeps it. One conditional update decides among any number of callers.
 * @returns the product as it is now, or null if its stock was another one
 */
export async function changeStock(
  shop: Catalog,
  productId: Types.ObjectId,
  change: Exclude<StockChange, 'sell'>,
): Promise<ProductRecord | null> {
  const { from, to } = stockChanges[change];
  for (const before of from) {
    const product = await shop.models.Product.findOneAndUpdate(
      { _id: productId, inStock: before },
      stockUpdate(to, before),
      { returnDocument: 'after' },
    ).lean();
    if (!product) continue;
    await stockChanged(shop, product, before);
    return product;
  }
  return null;
}

/** The update that gives a product another stock than it had, and notes it for those who hear that it cannot be bought. */
export function stockUpdate(
  inStock: Stock,
  before: Stock,
  details: Partial<Pick<ProductRecord, 'paymentId'>> = {},
) {
  if (inStock === 'available') return { $set: { inStock } };
  // Whoever wanted it has been told already that it was sold elsewhere.
  const entry =
    before === 'sold-elsewhere' ? {} : outboxEntry({ kind: 'unavailable', stock: inStock });
  if (inStock === 'paused') return { $set: { inStock, ...entry } };
  return {
    $set: { inStock, ...details, ...endedAdvertisement.$set, ...entry },
    $unset: endedAdvertisement.$unset,
  };
}

/** Counts a product whose stock was another one before, and publishes the change. */
export async function stockChanged(
  shop: Catalog,
  product: ProductRecord,
  before: Stock,
): Promise<void> {
  const difference = countOf(product.inStock) - countOf(before);
  if (difference === 1 || difference === -1) await availabilityChanged(shop, product, difference);
  else shop.events.publish({ kind: 'product', productId: product._id.toHexString() });
}

const countOf = (inStock: Stock) => (inStock === 'available' ? 1 : 0);

/** Removes a seller's products from sale, also those that rest; gives those removed, without any just sold. */
export async function removeProductsOf(shop: Catalog, sellerId: Types.ObjectId) {
  const removable = { sellerId, inStock: { $in: [...stockChanges.remove.from] } };
  const offered = await shop.models.Product.find(removable, { _id: 1 }).lean();
  const removed: ProductRecord[] = [];
  for (const { _id } of offered) {
    const product = await changeStock(shop, _id, 'remove');
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
  const named = { sellerId, $or: [{ phone: { $ne: '' } }, { location: { $ne: '' } }] };
  const products = await models.Product.find(named, { _id: 1 }).lean();
  const ids = products.map(({ _id }) => _id);
  if (ids.length > 0) {
    // The revision, so that an edit under way does not write them again.
    await models.Product.updateMany(
      { _id: { $in: ids } },
      { $set: { phone: '', location: '' }, $inc: { revision: 1 } },
    );
  }
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

/** Counts a product in its new category instead of the one before, and publishes the changes. */
export async function movedToCategory(
  shop: Catalog,
  product: ProductRecord,
  categoryId: Types.ObjectId,
): Promise<void> {
  if (product.inStock === 'available') {
    await availabilityChanged(shop, { _id: product._id, categoryId }, -1);
    await availabilityChanged(shop, product, 1);
  } else shop.events.publish({ kind: 'product', productId: product._id.toHexString() });
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
