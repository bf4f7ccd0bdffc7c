import { ownStockSentence } from '@fitness-zone/contract/catalog/stock.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { refuseOwnBusiness } from '../../../context/own-business.ts';
import type { AdminHideProductInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../../audit/record-admin-act.service.ts';
import type { ProductRecord } from '../product.model.ts';
import { canBeHidden } from '../viewer-rights.rules.ts';
import { hide } from './hide.service.ts';

/**
 * Hides a product until an admin restores it, and notifies its seller of the reason. To everybody else it looks
 * removed.
 * @throws Refusal `forbidden` for the caller's own products, `not-found` for unknown and removed ones; with the product
 * `not-available` for a sold one, `conflict` for one that an admin has hidden already
 */
export async function hideProduct(context: Context, given: Unchecked<AdminHideProductInput>) {
  requireRole(context, 'admin');
  const { id, reason } = validInput('AdminHideProductInput', given);
  const targetId = toObjectId(id, 'Product');
  const product = await context.models.Product.findById(targetId).lean();
  if (!product || product.inStock === 'removed') throw notFound('Product');
  await refuseOwnBusiness(context, product.sellerId);
  if (!canBeHidden(product)) throw refusalOf(product);
  const act = { action: 'hide-product', targetId, by: actorOf(context) } as const;
  const hidden = await recordAdminAct(context, act, () =>
    hide(context, targetId, { cause: 'admin', reason }),
  );
  if (!hidden) throw refusalOf((await context.models.Product.findById(targetId).lean()) ?? product);
  context.loaders.category.clear(hidden.categoryId);
  return { message: `${hidden.productName} is hidden`, product: hidden };
}

function refusalOf(product: ProductRecord): Refusal {
  const { productName, inStock } = product;
  if (inStock === 'removed') return notFound('Product');
  const alreadyDone = inStock === 'hidden';
  const message = ownStockSentence(productName, inStock);
  const code = alreadyDone ? 'conflict' : 'not-available';
  return new Refusal(code, message, { alreadyDone, payload: { product } });
}
