import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import {
  addAll,
  type Bits,
  type CountedBits,
  countBits,
  counted,
  eachNumber,
  emptyBits,
  intersection,
  keepCommon,
  setBit,
  takeOut,
} from '../bits.ts';
import type { ProductConditions } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';
import { firstWhere } from '../sorted-numbers.ts';

/** The filters that facets tell of. */
export type Facet = 'category' | 'condition' | 'seller' | 'price';

/** What is left of some products by filters. */
export class Narrowed {
  readonly #rest: Bits;
  readonly #facets: ReadonlyMap<Facet, Bits>;
  #all: CountedBits | undefined;

  /** @param products what the list is made of without filters */
  constructor(index: SearchIndex, products: Bits, conditions: ProductConditions) {
    this.#rest = products.slice();
    narrowByOthers(index, this.#rest, conditions);
    this.#facets = new Map(setsOfFacets(index, this.#rest, conditions));
  }

  /** The products that match all filters. */
  get all(): CountedBits {
    this.#all ??= counted(intersection([this.#rest, ...this.#facets.values()]));
    return this.#all;
  }

  /** The products that match all filters but those of one facet. */
  without(facet: Facet): CountedBits {
    if (!this.#facets.has(facet)) return this.all;
    const others = [...this.#facets].filter(([name]) => name !== facet).map(([, bits]) => bits);
    return counted(intersection([this.#rest, ...others]));
  }
}

/** Leaves what matches the filters that no facet tells of. */
function narrowByOthers(
  index: SearchIndex,
  bits: Bits,
  { location, advertised, maxYearsOfUse }: ProductConditions,
): void {
  for (const word of wordsOf(location ?? '')) {
    const near = index.words.location.withPrefix(word);
    if (near) keepCommon(bits, near);
    else bits.fill(0);
  }
  if (advertised === true) keepCommon(bits, index.advertised);
  if (advertised === false) takeOut(bits, index.advertised);
  if (typeof maxYearsOfUse === 'number') {
    keepBetween(bits, index.orders.byYears(), index.years, [
      Number.NEGATIVE_INFINITY,
      maxYearsOfUse,
    ]);
  }
}

function* setsOfFacets(
  index: SearchIndex,
  bits: Bits,
  { categoryIds, conditions, verifiedSeller, minPrice, maxPrice }: ProductConditions,
): Iterable<[Facet, Bits]> {
  const unionOf = (sets: readonly Bits[]) => {
    const union = emptyBits(index.capacity);
    for (const set of sets) addAll(union, set);
    return union;
  };
  if (categoryIds) yield ['category', unionOf(categoryIds.map((id) => index.categories.get(id)))];
  if (conditions?.length) {
    yield ['condition', unionOf(conditions.map((one) => index.conditions.get(one)))];
  }
  if (verifiedSeller) yield ['seller', index.ofVerifiedSellers];
  if (typeof minPrice === 'number' || typeof maxPrice === 'number') {
    const within = bits.slice();
    const bounds = [minPrice ?? Number.NEGATIVE_INFINITY, maxPrice ?? Infinity] as const;
    keepBetween(within, index.orders.inOrder('PRICE_ASC'), index.prices, bounds);
    yield ['price', within];
  }
}

/**
 * Leaves the numbers whose value lies between two others, themselves included.
 * @param sorted all numbers by their values
 * @param values by number
 */
function keepBetween(
  bits: Bits,
  sorted: Int32Array,
  values: readonly number[],
  [least, most]: readonly [number, number],
): void {
  const from = firstWhere(sorted, (number) => (values[number] as number) >= least);
  const to = firstWhere(sorted, (number) => (values[number] as number) > most);
  const beyond = sorted.length - (to - from);
  // Whichever are fewer are looked at: those of the set, or those that must not be in it.
  if (countBits(bits) <= beyond) {
    eachNumber(bits, (number) => {
      const value = values[number] as number;
      if (value < least || value > most) setBit(bits, number, false);
    });
    return;
  }
  for (let at = 0; at < from; at += 1) setBit(bits, sorted[at] as number, false);
  for (let at = to; at < sorted.length; at += 1) setBit(bits, sorted[at] as number, false);
}
