import type { Context } from '../../context/context.ts';
import type { HoldRecord, ProductRecord } from '../catalog/product.model.ts';

/** For whom a product is held, for its seller and that buyer; null for everybody else, and once the hold is over. */
export function visibleHold(
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  { inStock, sellerId, hold }: ProductRecord,
): HoldRecord | null {
  if (!viewer || !hold || inStock !== 'paused' || hold.until.getTime() <= now()) return null;
  return viewer._id.equals(sellerId) || viewer._id.equals(hold.buyerId) ? hold : null;
}
