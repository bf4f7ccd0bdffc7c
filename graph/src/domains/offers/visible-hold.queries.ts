import type { Context } from '../../context/context.ts';
import type { HoldRecord, ProductRecord } from '../product/product.model.ts';

/** The product's hold, for its seller and the buyer it is held for; null for everybody else and after its end. */
export function visibleHold(
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  { inStock, sellerId, hold }: ProductRecord,
): HoldRecord | null {
  if (!viewer || !hold || inStock !== 'paused' || hold.until.getTime() <= now()) return null;
  return viewer._id.equals(sellerId) || viewer._id.equals(hold.buyerId) ? hold : null;
}
