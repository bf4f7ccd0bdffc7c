import { stockChanges } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { stockChanged } from '../../categories/category-counts.service.ts';
import { followSeller } from '../hiding/follow-seller.service.ts';
import { stockUpdate } from './stock-update.rules.ts';

/**
 * Returns a product to its seller after a cancelled sale: paused, hidden if the seller is suspended, or removed if the
 * seller's account is deleted. Safe to repeat: leaves alone a product that another payment has bought since.
 * @param paymentId the payment that had bought it
 * @param change whether it comes back paused, or was sold elsewhere
 */
export async function returnToSeller(
  shop: Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>,
  productId: Types.ObjectId,
  paymentId: Types.ObjectId,
  change: 'cancelSale' | 'sellElsewhereInstead' = 'cancelSale',
): Promise<void> {
  const { Product } = shop.models;
  const { from, to } = stockChanges[change];
  const [before] = from;
  const update = stockUpdate(shop.now(), to, { inStock: before });
  const returned = await Product.findOneAndUpdate(
    { _id: productId, inStock: before, paymentId },
    { ...update, $unset: { ...update.$unset, paymentId: 1, disputed: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (returned) await stockChanged(shop, returned, before);
  const product = returned ?? (await Product.findById(productId).lean());
  if (product?.inStock !== to) return;
  await followSeller(shop, product);
}
