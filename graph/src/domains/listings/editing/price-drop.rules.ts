import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { ProductRecord } from '../../product/product.model.ts';

/**
 * The price drop of an edit, which notifies those who wished for the product. Within a day of a drop, only a lower
 * price than the drop's counts as another: raising the price and lowering it again doesn't.
 */
export function priceDropOf(
  price: number,
  { resalePrice, lastDrop }: Pick<ProductRecord, 'resalePrice' | 'lastDrop'>,
  now: number,
): ProductRecord['lastDrop'] {
  if (price >= resalePrice) return null;
  const isRecent = lastDrop && now - lastDrop.at.getTime() < dayMs;
  return isRecent && price >= lastDrop.price ? null : { price, at: new Date(now) };
}
