import type { MockContext } from '../context.ts';
import type { Role } from '../generated/resolvers.ts';
import { byId } from '../records/findRecords.ts';
import type { ProductRecord, UserRecord } from '../records/records.ts';
import { notFound, Refusal, requireRole } from '../refusal.ts';
import { validInput } from '../validInput.ts';

/** Whether an account sells a product: what its seller alone may change. */
export const isOwnSeller = (viewer: UserRecord | null, { sellerId }: ProductRecord): boolean =>
  viewer?.role === 'SELLER' && viewer.id === sellerId;

/** Whether an account may change a product: its seller or an admin. */
export const mayManage = (viewer: UserRecord | null, product: ProductRecord): boolean =>
  viewer?.role === 'ADMIN' || isOwnSeller(viewer, product);

/**
 * The product that the viewer is about to change.
 * @throws Refusal for visitors, other roles, other sellers, and unknown and removed products
 */
export function ownProduct(
  context: MockContext,
  id: string,
  {
    evenRemoved = false,
    roles = ['SELLER', 'ADMIN'],
  }: { evenRemoved?: boolean; roles?: Role[] } = {},
) {
  const viewer = requireRole(context, ...roles);
  const given = validInput('MutationDeleteProductArgs', { id });
  const product = byId(context.records.products, given.id);
  if (!product) throw notFound('Product');
  const isOwn = mayManage(viewer, product);
  if (product.inStock === 'REMOVED' && !(isOwn && evenRemoved)) throw notFound('Product');
  if (!isOwn) throw new Refusal('FORBIDDEN', 'This product belongs to another seller.');
  return { viewer, product };
}
