import {
  ownStockSentence,
  type SellersStockChange,
  stockChanged,
  stockChanges,
} from '@fitness-zone/contract/catalog/stock.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { heldRefusal } from '../product/own-product.rules.ts';
import { ownProduct } from '../product/own-product.service.ts';
import { changeStock } from '../product/stock/change-stock.service.ts';

/**
 * Pauses or resumes a product of the signed-in seller, marks it as sold elsewhere or puts it on sale again.
 * @throws Refusal `forbidden` for products of other sellers, `too-many-requests`, `not-found` for unknown and removed
 * ones; with the current product `conflict` if it is already in that state, `not-available` if its state doesn't allow
 * it or it is held for a buyer
 */
export async function changeOwnStock(context: Context, change: SellersStockChange, id: unknown) {
  requireRole(context, 'seller');
  // Each change may notify everybody who has the product on a list.
  await limit(context, 'productChanges');
  const { viewer, product } = await ownProduct(context, id, { roles: ['seller'] });
  const changed = await changeStock(context, product._id, change);
  if (!changed) {
    const now = (await context.models.Product.findById(product._id).lean()) ?? product;
    const held = heldRefusal(context, now, { product: now, viewer });
    if (held) throw held;
    const isSo = now.inStock === stockChanges[change].to;
    throw new Refusal(
      isSo ? 'conflict' : 'not-available',
      ownStockSentence(now.productName, now.inStock),
      { alreadyDone: isSo, payload: { product: now, viewer } },
    );
  }
  context.loaders.category.clear(changed.categoryId);
  return { message: stockChanged[change](changed.productName), product: changed, viewer };
}
