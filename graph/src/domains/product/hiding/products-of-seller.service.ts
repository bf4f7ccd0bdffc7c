import { stockChanges } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { ProductRecord } from '../product.model.ts';
import { hide } from './hide.service.ts';
import { restore } from './restore.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>;

/**
 * Hides all of a suspended seller's products that are for sale, paused or sold elsewhere. Leaves alone those that an
 * admin hid. Can run twice, and continues after an interruption. Doesn't notify the seller about each product.
 * @returns the products that this call has hidden
 */
export async function hideProductsOf(
  shop: Services,
  sellerId: Types.ObjectId,
): Promise<ProductRecord[]> {
  const changed: ProductRecord[] = [];
  // Reads one state at a time, so that the index serves it.
  for (const inStock of stockChanges.hide.from) {
    const products = await shop.models.Product.find({ sellerId, inStock }, { _id: 1 }).lean();
    for (const { _id } of products) {
      const product = await hide(shop, _id, { cause: 'suspension' });
      if (product) changed.push(product);
    }
  }
  return changed;
}

/**
 * Restores only the products that `hideProductsOf` hid, each to its former state. Can run twice, and continues after an
 * interruption.
 * @returns the products that this call has restored
 */
export async function restoreProductsOf(
  shop: Services,
  sellerId: Types.ObjectId,
): Promise<ProductRecord[]> {
  const hidden = await shop.models.Product.find(
    { sellerId, inStock: 'hidden', 'hidden.cause': 'suspension' },
    { _id: 1 },
  ).lean();
  const changed: ProductRecord[] = [];
  for (const { _id } of hidden) {
    const product = await restore(shop, _id, 'suspension');
    if (product) changed.push(product);
  }
  return changed;
}
