import { tiers } from '@fitness-zone/contract/search/matches.ts';
import {
  comparePlaces,
  type Place,
  type ProductSort,
  placeOf,
} from '@fitness-zone/contract/search/product-order.ts';
import {
  type Bits,
  type CountedBits,
  counted,
  hasBit,
  intersection,
  numbersOf,
  takeOut,
} from '../bits.ts';
import type { IndexedSort } from '../product-orders.ts';
import type { SearchIndex } from '../search-index.ts';
import { firstWhere } from '../sorted-numbers.ts';
import type { TextMatches } from './match-text.ts';

/** So many products of a set in an order, all of those or those that come after a place. */
export function firstInOrder(
  index: SearchIndex,
  { bits, count }: CountedBits,
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
    const found = numbersOf(bits).filter(isAfter);
    return found.sort((a, b) => comparePlaces(place(a), place(b))).slice(0, limit);
  }
  const found: number[] = [];
  const start = after ? firstWhere(numbers, isAfter) : 0;
  for (let at = start; at < numbers.length && found.length < limit; at += 1) {
    if (hasBit(bits, numbers[at] as number)) found.push(numbers[at] as number);
  }
  return found;
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
  found: CountedBits,
  { sort, matches }: { sort: ProductSort; matches: TextMatches | null },
  limit: number,
  after: Place | null,
): Listed[] {
  if (sort === 'RELEVANCE' && matches) return byRelevance(index, found.bits, matches, limit, after);
  const indexed = sort === 'RELEVANCE' ? 'NEWEST' : sort;
  return firstInOrder(index, found, indexed, limit, after).map((number) => {
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
  // Of most pages the first tier is enough.
  const sets = [
    [tiers.name, () => intersection([bits, matches.inName()])],
    [
      tiers.category,
      () => difference(intersection([bits, matches.inCategory()]), matches.inName()),
    ],
    [tiers.other, () => difference(bits.slice(), matches.inCategory())],
  ] as const;
  const found: Listed[] = [];
  for (const [tier, ofTier] of sets) {
    if (after && tier < after.key) continue;
    const rest = limit - found.length;
    if (rest === 0) break;
    const newestAfter = after?.key === tier ? { key: 0, id: after.id } : null;
    for (const number of firstInOrder(index, counted(ofTier()), 'NEWEST', rest, newestAfter)) {
      const { id } = index.entry(number);
      found.push({ id, place: { key: tier, id } });
    }
  }
  return found;
}

function difference(bits: Bits, others: Bits): Bits {
  takeOut(bits, others);
  return bits;
}
