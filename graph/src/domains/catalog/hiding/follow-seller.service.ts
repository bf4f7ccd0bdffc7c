import type { Shop } from '../../../context/shop.ts';
import type { ProductRecord } from '../product.model.ts';
import { changeStock } from '../stock/change-stock.service.ts';
import { hide } from './hide.service.ts';

/**
 * Takes a product away that has just come back where its seller is gone: removed where the account is deleted, hidden
 * where it is suspended. Read after the product was written: what begins later finds the product itself.
 * @returns the product as it is now
 */
export async function followSeller(
  shop: Pick<Shop, 'models' | 'events' | 'now' | 'settleOffers'>,
  product: ProductRecord,
): Promise<ProductRecord> {
  const { _id, sellerId } = product;
  const seller = await shop.models.User.findById(sellerId).lean();
  if (!seller || seller.deletingAt) {
    return (await changeStock(shop, _id, 'remove', { evenHeld: true })) ?? product;
  }
  if (!seller.suspendedAt) return product;
  return (await hide(shop, _id, { cause: 'suspension' })) ?? product;
}
