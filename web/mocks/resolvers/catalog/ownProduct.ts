import { heldSentence } from '@fitness-zone/contract/catalog/stock.ts';
import type { MockContext } from '../../context.ts';
import type { Role, Stock } from '../../generated/resolvers.ts';
import { byId } from '../../records/findRecords.ts';
import type { ProductRecord, UserRecord } from '../../records/records.ts';
import { dayUntil } from '../../records/workingDays.ts';
import { notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';

/** Whether an account sells a product: what its seller alone may change. */
export const isOwnSeller = (viewer: UserRecord | null, { sellerId }: ProductRecord): boolean =>
  viewer?.role === 'SELLER' && viewer.id === sellerId;

/** Whether an account may change a product: its seller or an admin. */
export const mayManage = (viewer: UserRecord | null, product: ProductRecord): boolean =>
  viewer?.role === 'ADMIN' || isOwnSeller(viewer, product);

/** A product's stock as an account sees it: to all but its seller and admins a hidden product is a removed one. */
export const stockShownTo = (viewer: UserRecord | null, product: ProductRecord): Stock =>
  product.inStock === 'HIDDEN' && !mayManage(viewer, product) ? 'REMOVED' : product.inStock;

/**
 * Refuses what the seller of a held product must wait for.
 * @throws Refusal `NOT_AVAILABLE` for a held product
 */
export function refuseHeld({ productName, hold }: ProductRecord, payload: object): void {
  if (!hold) return;
  const message = heldSentence(productName, dayUntil(Date.parse(hold.until)));
  throw new Refusal('NOT_AVAILABLE', message, { payload: { ...payload } });
}

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
