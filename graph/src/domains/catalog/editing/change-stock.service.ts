import {
  type SellersStockChange,
  stockChanged,
  stockChanges,
  stockSentence,
} from '@fitness-zone/contract/stock.ts';
import type { Context } from '../../../context/context.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { ownProduct } from '../own-product.ts';
import { changeStock } from '../stock.service.ts';

/**
 * Pauses or resumes a product of the signed-in seller, marks it as sold elsewhere or offers it again.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers and for products of other sellers,
 *   `invalid` with the argument at fault, `not-found` for unknown and removed ones, `conflict` for one that is in that
 *   state already, `not-available` for one whose state does not allow it; both with the product as it is now
 */
export async function changeOwnStock(context: Context, change: SellersStockChange, id: unknown) {
  const { viewer, product } = await ownProduct(context, id, { roles: ['seller'] });
  const changed = await changeStock(context, product._id, change);
  if (!changed) {
    const now = (await context.models.Product.findById(product._id).lean()) ?? product;
    const isSo = now.inStock === stockChanges[change].to;
    throw new Refusal(
      isSo ? 'conflict' : 'not-available',
      stockSentence(now.productName, now.inStock),
      { alreadyDone: isSo, payload: { product: now, viewer } },
    );
  }
  context.loaders.category.clear(changed.categoryId);
  return { message: stockChanged[change](changed.productName), product: changed, viewer };
}
