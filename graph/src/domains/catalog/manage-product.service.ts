import type { AuditAction } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusal.ts';
import { validInput } from '../../shared/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.ts';
import type { ProductRecord } from './product.model.ts';
import { makeUnavailable } from './stock.service.ts';

/**
 * Removes a product from sale for good; lists that hold it show it as removed.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for buyers and for products of other
 *   sellers, `invalid` with the argument at fault, `not-available` for a sold one, `not-found` for an
 *   unknown one, and with the product for one that was removed already
 */
export async function deleteProduct(context: Context, id: unknown) {
  const { viewer, product } = await ownProduct(context, id, { evenRemoved: true });
  const removed = await recordIfAdmin(context, 'delete-product', product, () =>
    makeUnavailable(context, product._id, 'removed'),
  );
  if (!removed) {
    const now = await context.models.Product.findById(product._id).lean();
    if (now?.inStock === 'removed')
      throw notFound('Product', { alreadyDone: true, payload: { product: now, viewer } });
    throw new Refusal('not-available', 'A sold product cannot be deleted.');
  }
  context.events.publish({ kind: 'user', userId: removed.sellerId.toHexString() });
  context.loaders.category.clear(removed.categoryId);
  return { message: `${removed.productName} deleted successfully`, product: removed, viewer };
}

/**
 * Sets a product's advertisement flag; doing so again changes nothing.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for buyers and for products of other
 *   sellers, `invalid` with the argument at fault, `not-found` for unknown and removed ones,
 *   `not-available` for one that is not for sale
 */
export async function advertiseProduct(context: Context, id: unknown) {
  const { product } = await ownProduct(context, id);
  const advertised = await recordIfAdmin(context, 'advertise-product', product, () =>
    context.models.Product.findOneAndUpdate(
      { _id: product._id, inStock: 'available' },
      { advertisement: true },
      { returnDocument: 'after' },
    )
      .lean()
      .exec(),
  );
  if (!advertised) throw new Refusal('not-available', 'Only a product for sale can be advertised.');
  context.events.publish({ kind: 'product', productId: advertised._id.toHexString() });
  return { message: `${advertised.productName} advertised successfully`, product: advertised };
}

/** Whether the viewer may change the product: its seller or an admin. */
export const mayManage = ({ viewer }: Pick<Context, 'viewer'>, product: ProductRecord) =>
  viewer?.role === 'admin' || (viewer?.role === 'seller' && viewer._id.equals(product.sellerId));

/** An admin's act is put on record where it changes something; a seller's own is not. */
function recordIfAdmin<Done>(
  context: Context,
  action: AuditAction,
  { _id: targetId, inStock, advertisement }: ProductRecord,
  carryOut: () => Promise<Done>,
): Promise<Done> {
  const changes = inStock === 'available' && !(action === 'advertise-product' && advertisement);
  if (context.viewer?.role !== 'admin' || !changes) return carryOut();
  return recordAdminAct(context, { action, targetId, by: actorOf(context) }, carryOut);
}

async function ownProduct(context: Context, id: unknown, { evenRemoved = false } = {}) {
  const viewer = requireRole(context, 'seller', 'admin');
  const given = validInput('MutationDeleteProductArgs', { id });
  const product = await context.loaders.product.load(toObjectId(given.id, 'Product'));
  if (!product) throw notFound('Product');
  const own = mayManage(context, product);
  if (product.inStock === 'removed' && !(own && evenRemoved)) throw notFound('Product');
  if (!own) {
    throw new Refusal('forbidden', 'This product belongs to another seller.');
  }
  return { viewer, product };
}
