import { canChangeStock } from '@fitness-zone/contract/catalog/stock.ts';
import type { Context } from '../../context/context.ts';
import { limit } from '../../context/limit.ts';
import { notFound } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import {
  expectRemoval,
  removePlanOfProduct,
} from '../orders/pick-up/windows/remove-plan.service.ts';
import { heldRefusal } from '../product/own-product.rules.ts';
import { ownProduct, recordIfAdmin } from '../product/own-product.service.ts';
import { changeStock } from '../product/stock/change-stock.service.ts';

/**
 * Removes a product from sale; lists that hold it show it as removed. Only admins can bring it back.
 * @throws Refusal `forbidden` for products of other sellers, `not-available` for a sold one, and for its seller while
 * it is held for a buyer, `not-found` for an unknown one, and with the product for one that was already removed
 */
export async function deleteProduct(context: Context, id: unknown) {
  const { viewer, product } = await ownProduct(context, id, { evenRemoved: true });
  await limit(context, 'productChanges');
  const act = {
    action: 'delete-product',
    product,
    changes: canChangeStock('remove', product.inStock),
  } as const;
  const evenHeld = viewer.role === 'admin';
  await expectRemoval(context, product);
  const removed = await recordIfAdmin(context, act, () =>
    changeStock(context, product._id, 'remove', { evenHeld }),
  );
  if (!removed) {
    const now = await context.models.Product.findById(product._id).lean();
    if (now?.inStock === 'removed') {
      // A killed process may have left the plan.
      await removePlanOfProduct(context, now);
      throw notFound('Product', { alreadyDone: true, payload: { product: now, viewer } });
    }
    const held = now && heldRefusal(context, now, { product: now, viewer });
    if (held) throw held;
    throw new Refusal('not-available', 'You can’t delete a sold product.');
  }
  await removePlanOfProduct(context, removed);
  context.events.publish({ kind: 'user', userId: removed.sellerId.toHexString() });
  context.loaders.category.clear(removed.categoryId);
  return { message: `${removed.productName} deleted successfully`, product: removed, viewer };
}
