import { stockChanges } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { ProductRecord } from '../product.model.ts';
import { changeStock, type StockServices } from './change-stock.service.ts';

/**
 * Removes a seller's products from sale, including paused, hidden and sold-elsewhere ones. Returns the removed ones;
 * products just sold aren't among them.
 */
export async function removeProductsOf(shop: StockServices, sellerId: Types.ObjectId) {
  const removable = { sellerId, inStock: { $in: [...stockChanges.remove.from] } };
  const products = await shop.models.Product.find(removable, { _id: 1 }).lean();
  const removed: ProductRecord[] = [];
  for (const { _id } of products) {
    const product = await changeStock(shop, _id, 'remove', { evenHeld: true });
    if (product) removed.push(product);
  }
  return removed;
}
