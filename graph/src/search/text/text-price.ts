import { type ReadBound, readBounds } from './bounds/read-bounds.ts';

/** A price named in a text, in major units, and its words. */
export type TextPrice = { phrase: string; min: number | null; max: number | null };

/** The first price among the bounds of a text; null if there is none. */
export function priceOf(bounds: readonly ReadBound[]): TextPrice | null {
  const price = bounds.find(({ about }) => about === 'price');
  if (!price) return null;
  const { phrase, min, max } = price;
  return { phrase, min, max };
}

/** The price in a folded text, such as `treadmill under 500` or `$100 to $200`; null if there is none. */
export const textPrice = (folded: string): TextPrice | null => priceOf(readBounds(folded).bounds);
