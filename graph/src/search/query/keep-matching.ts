import { isAsked, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { type Bits, keepCommon, takeOut } from '../bits.ts';
import type { ProductConditions } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';

/** Leaves the products that match the filters by location, advertisement and years of use. */
export function keepMatching(
  index: SearchIndex,
  bits: Bits,
  { location, advertised, maxYearsOfUse }: ProductConditions,
): void {
  const words = wordsOf(location ?? '');
  if (isAsked(location) && words.length === 0) bits.fill(0);
  for (const word of words) {
    const near = index.words.location.withPrefix(word);
    if (near) keepCommon(bits, near);
    else bits.fill(0);
  }
  if (advertised === true) keepCommon(bits, index.advertised);
  if (advertised === false) takeOut(bits, index.advertised);
  if (typeof maxYearsOfUse === 'number') index.yearRanges.keepUpTo(bits, maxYearsOfUse);
}

/**
 * Those of some products that match the filter by price, in a set of their own; the same set where there is no filter.
 */
export function keepPriced(
  index: SearchIndex,
  bits: Bits,
  { minPrice, maxPrice }: ProductConditions,
): Bits {
  const hasBounds = typeof minPrice === 'number' || typeof maxPrice === 'number';
  const priced = hasBounds ? bits.slice() : bits;
  if (typeof minPrice === 'number') index.priceRanges.keepFrom(priced, minPrice);
  if (typeof maxPrice === 'number') index.priceRanges.keepUpTo(priced, maxPrice);
  return priced;
}
