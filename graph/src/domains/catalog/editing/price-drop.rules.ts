import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { ProductRecord } from '../product.model.ts';

/**
 * The drop that an edit makes, for those who wished for the product. Raising a price and lowering it again is none for
 * a day, unless it gets lower than before.
 */
export function dropTo(
  price: number,
  { resalePrice, lastDrop }: Pick<ProductRecord, 'resalePrice' | 'lastDrop'>,
  now: number,
): ProductRecord['lastDrop'] {
  if (price >= resalePrice) return null;
  const isRecent = lastDrop && now - lastDrop.at.getTime() < dayMs;
  return isRecent && price >= lastDrop.price ? null : { price, at: new Date(now) };
}
