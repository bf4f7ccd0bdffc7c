import type { AuditAction, Role } from '@fitness-zone/contract/enums.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { actorOf, recordAdminAct } from '../audit/record-admin-act.service.ts';
import { mayManage } from './own-product.rules.ts';
import type { ProductRecord } from './product.model.ts';

/**
 * The product that the viewer is about to change.
 * @param evenRemoved whether to return removed products, too
 * @param roles allowed to change it; by default its seller and admins
 * @throws Refusal `forbidden` for products of other sellers, `not-found` for unknown and removed ones
 */
export async function ownProduct(
  context: Context,
  id: unknown,
  {
    evenRemoved = false,
    roles = ['seller', 'admin'],
  }: { evenRemoved?: boolean; roles?: Role[] } = {},
) {
  const viewer = requireRole(context, ...roles);
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

/**
 * Carries out a change of a product. An admin's change goes to the audit log if it has an effect; a seller's own
 * doesn't.
 * @param changes whether the act changes the product
 */
export function recordIfAdmin<Done>(
  context: Context,
  act: { action: AuditAction; product: ProductRecord; changes: boolean },
  perform: () => Promise<Done>,
): Promise<Done> {
  if (context.viewer?.role !== 'admin' || !act.changes) return perform();
  const { action, product } = act;
  return recordAdminAct(context, { action, targetId: product._id, by: actorOf(context) }, perform);
}
