import { type Bits, eachNumber, hasBit } from '../bits.ts';
import type { SearchIndex } from '../search-index.ts';

/**
 * The least and the greatest price of some products; null for none.
 * @param count how many they are
 */
export function priceRange(
  { orders, prices }: SearchIndex,
  products: Bits,
  count: number,
): { min: number; max: number } | null {
  if (count === 0) return null;
  const byPrice = orders.inOrder('PRICE_ASC');
  const isAt = (place: number) => hasBit(products, byPrice[place] as number);
  const priceAt = (place: number) => prices[byPrice[place] as number] as number;
  // So many steps from an end take no longer than to look at each.
  const [most, end] = [Math.min(count, byPrice.length), byPrice.length - 1];
  let [cheapest, dearest] = [0, 0];
  while (cheapest < most && !isAt(cheapest)) cheapest += 1;
  while (dearest < most && !isAt(end - dearest)) dearest += 1;
  if (cheapest < most && dearest < most) {
    return { min: priceAt(cheapest), max: priceAt(end - dearest) };
  }
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  eachNumber(products, (number) => {
    const price = prices[number] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return { min, max };
}
