import type { Shop } from '../../../context/shop.ts';
import type { ProductRecord } from '../product.model.ts';
import { changeStock } from '../stock/change-stock.service.ts';
import { hide } from './hide.service.ts';

/**
 * Withdraws a product that has just returned although its seller is gone: removes it if the account is deleted, hides
 * it if it is suspended. Reads the account after the product was written; later suspensions and deletions find the
 * product themselves.
 * @returns the current product
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
