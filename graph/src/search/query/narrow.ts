import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { addAll, type Bits, emptyBits, intersection, keepCommon, takeOut } from '../bits.ts';
import type { ProductConditions } from '../indexed-product.ts';
import type { SearchIndex } from '../search-index.ts';

/** The filters that facets tell of. */
export type Facet = 'category' | 'condition' | 'seller' | 'price';

/** What is left of some products by filters. */
export class Narrowed {
  readonly #rest: Bits;
  readonly #facets: ReadonlyMap<Facet, Bits>;
  #all: Bits | undefined;

  /** @param products what the list is made of without filters */
  constructor(index: SearchIndex, products: Bits, conditions: ProductConditions) {
    this.#rest = products.slice();
    narrowByOthers(index, this.#rest, conditions);
    this.#facets = new Map(setsOfFacets(index, this.#rest, conditions));
  }

  /** The products that match all filters. */
  get all(): Bits {
    this.#all ??= intersection([this.#rest, ...this.#facets.values()]);
    return this.#all;
  }

  /** The products that match all filters but those of one facet. */
  without(facet: Facet): Bits {
    if (!this.#facets.has(facet)) return this.all;
    const others = [...this.#facets].filter(([name]) => name !== facet).map(([, bits]) => bits);
    return intersection([this.#rest, ...others]);
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
    keepWithin(bits, index.years, Number.NEGATIVE_INFINITY, maxYearsOfUse);
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
    keepWithin(within, index.prices, minPrice ?? Number.NEGATIVE_INFINITY, maxPrice ?? Infinity);
    yield ['price', within];
  }
}

/** Leaves the numbers whose value lies between two others, themselves included. */
function keepWithin(bits: Bits, values: readonly number[], least: number, most: number): void {
  for (let at = 0; at < bits.length; at += 1) {
    let rest = bits[at] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const value = values[(at << 5) + 31 - Math.clz32(lowest)] as number;
      if (value < least || value > most) bits[at] = (bits[at] as number) & ~lowest;
      rest &= rest - 1;
    }
  }
}
