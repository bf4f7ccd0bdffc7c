import { canChangeStock, stockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { isOwnBusiness, refuseOwnBusiness } from '../../../context/own-business.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { whenReady } from '../../../shared/when-ready.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import type { ProductRecord } from '../product.model.ts';
import { restore } from './restore.service.ts';

/** Admins may, unless they are the seller, or the seller's account is deleted. */
export const canRestore = (
  { viewer, loaders }: Pick<Context, 'viewer' | 'loaders'>,
  { inStock, sellerId }: ProductRecord,
) =>
  viewer?.role === 'admin' &&
  !isOwnBusiness({ viewer }, sellerId) &&
  canChangeStock('restore', inStock) &&
  whenReady(loaders.user.load(sellerId), (seller) => seller !== null && !seller.deletingAt);

/**
 * Brings a hidden or removed product back to its former state, and notifies its seller.
 * @throws Refusal `forbidden` for the caller's own products, `not-found` for unknown ones; with the product `conflict`
 * for one that is neither hidden nor removed, `not-available` if its seller's account is deleted or suspended, or its
 * category is gone
 */
export async function restoreProduct(context: Context, id: unknown) {
  requireRole(context, 'admin');
  const given = validInput('MutationAdminRestoreProductArgs', { id });
  const targetId = toObjectId(given.id, 'Product');
  const product = await context.models.Product.findById(targetId).lean();
  if (!product) throw notFound('Product');
  await refuseOwnBusiness(context, product.sellerId);
  if (!canChangeStock('restore', product.inStock)) throw notHidden(product);
  const hindrance = await hindranceOf(context, product);
  if (hindrance) throw new Refusal('not-available', hindrance, { payload: { product } });
  const act = { action: 'restore-product', targetId, by: actorOf(context) } as const;
  const restored = await recordAdminAct(context, act, () => restore(context, targetId));
  if (!restored)
    throw notHidden((await context.models.Product.findById(targetId).lean()) ?? product);
  // The seller's number of products grows.
  if (product.inStock === 'removed') {
    context.events.publish({ kind: 'user', userId: restored.sellerId.toHexString() });
  }
  context.loaders.category.clear(restored.categoryId);
  return { message: `${restored.productName} is restored`, product: restored };
}

/** Returns the reason against restoring a product, or null. */
async function hindranceOf(
  { models }: Context,
  { productName, sellerId, categoryId }: ProductRecord,
): Promise<string | null> {
  const seller = await models.User.findById(sellerId).lean();
  if (!seller || seller.deletingAt) return `The account that sold ${productName} is deleted.`;
  if (seller.suspendedAt) return `The account that sells ${productName} is suspended.`;
  return (await models.Category.exists({ _id: categoryId }))
    ? null
    : `The category of ${productName} is deleted.`;
}

function notHidden(product: ProductRecord): Refusal {
  const { productName, inStock } = product;
  const alreadyDone = inStock !== 'sold';
  return new Refusal('conflict', stockSentence(productName, inStock), {
    alreadyDone,
    payload: { product },
  });
}
