import { tiers } from '@fitness-zone/contract/search/matches.ts';
import {
  comparePlaces,
  type Place,
  type ProductSort,
  placeOf,
} from '@fitness-zone/contract/search/product-order.ts';
import { type Bits, countCommon, hasBit, numbersOf } from '../bits.ts';
import type { ProductConditions } from '../indexed-product.ts';
import type { IndexedSort } from '../product-orders.ts';
import type { SearchIndex } from '../search-index.ts';
import { firstWhere } from '../sorted-numbers.ts';
import type { TextMatches } from './match-text.ts';

/** Some products: those of a set, or those of it that are in others, too; and how many they are. */
type Products = { bits: Bits; others?: Bits; count: number };

/** So many products in an order, all of those or those that come after a place. */
function firstInOrder(
  index: SearchIndex,
  { bits, others = bits, count }: Products,
  sort: IndexedSort,
  limit: number,
  after: Place | null = null,
): number[] {
  if (count === 0) return [];
  const numbers = index.orders.inOrder(sort);
  const place = (number: number) => placeOf(sort, index.entry(number));
  const isAfter = (number: number) => !after || comparePlaces(place(number), after) > 0;
  // To go through the order takes as long as there are others between two of the set, to sort takes longer for more.
  if (100 * count * count < limit * numbers.length) {
    const found = numbersOf(bits, others).filter(isAfter);
    return found.sort((a, b) => comparePlaces(place(a), place(b))).slice(0, limit);
  }
  const found: number[] = [];
  const start = after ? firstWhere(numbers, isAfter) : 0;
  for (let at = start; at < numbers.length && found.length < limit; at += 1) {
    const number = numbers[at] as number;
    if (hasBit(bits, number) && hasBit(others, number)) found.push(number);
  }
  return found;
}

/** A place in an order before all products that match the filters; null where that is the beginning. */
export function startOf(
  sort: ProductSort,
  { minPrice, maxPrice }: ProductConditions,
): Place | null {
  // Of those with the same key the least id is the last.
  const before = (key: number): Place => ({ key: key - 1, id: '' });
  if (sort === 'PRICE_ASC' && typeof minPrice === 'number') return before(minPrice);
  if (sort === 'PRICE_DESC' && typeof maxPrice === 'number') return before(-maxPrice);
  return null;
}

/** A product of a list, and where it stands. */
export type Listed = { id: string; place: Place };

/**
 * So many products of a list.
 * @param matches how they match the list's text; null where it has none
 * @param after the place that they come after
 */
export function listProducts(
  index: SearchIndex,
  products: Products,
  { sort, matches }: { sort: ProductSort; matches: TextMatches | null },
  limit: number,
  after: Place | null,
): Listed[] {
  if (sort === 'RELEVANCE' && matches)
    return byRelevance(index, products.bits, matches, limit, after);
  const indexed = sort === 'RELEVANCE' ? 'NEWEST' : sort;
  return firstInOrder(index, products, indexed, limit, after).map((number) => {
    const entry = index.entry(number);
    return { id: entry.id, place: placeOf(indexed, entry) };
  });
}

function byRelevance(
  index: SearchIndex,
  bits: Bits,
  matches: TextMatches,
  limit: number,
  after: Place | null,
): Listed[] {
  const found: Listed[] = [];
  for (const tier of Object.values(tiers)) {
    if (after && tier < after.key) continue;
    const rest = limit - found.length;
    if (rest === 0) break;
    const newestAfter = after?.key === tier ? { key: 0, id: after.id } : null;
    const others = matches.ofTier(tier);
    const ofTier = { bits, others, count: countCommon(bits, others) };
    for (const number of firstInOrder(index, ofTier, 'NEWEST', rest, newestAfter)) {
      const { id } = index.entry(number);
      found.push({ id, place: { key: tier, id } });
    }
  }
  return found;
}
