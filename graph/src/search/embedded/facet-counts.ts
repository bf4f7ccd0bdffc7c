import type { AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import type { SearchResult } from '../search-engine.ts';
import { AttributeCount } from './attribute-match.ts';
import { misses } from './candidates.ts';
import { conditions, noPlace, type ProductTable } from './product-table.ts';

/** Counts the rows of a list's facets: for each filter, the rows that no other filter excludes. */
export class FacetCounts {
  readonly #table: ProductTable;
  readonly #asked: readonly AttributeName[];
  readonly #byCategory: number[];
  readonly #byCondition: number[];
  readonly #byTown: Int32Array;
  readonly #byAttribute: readonly { ownMiss: number; counts: AttributeCount }[];
  /** Number of rows that only this filter excludes, by its number. */
  readonly #missing: Int32Array;
  #verifiedSellers = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = -1;

  /**
   * @param asked the attributes of the filter's conditions, in order
   * @param counted the attributes to count
   */
  constructor(
    table: ProductTable,
    asked: readonly AttributeName[],
    counted: readonly AttributeName[],
  ) {
    this.#table = table;
    this.#asked = asked;
    this.#byCategory = table.categoryIds.map(() => 0);
    this.#byCondition = conditions.map(() => 0);
    this.#byTown = new Int32Array(table.towns.words.length);
    this.#byAttribute = counted.map((name) => ({
      ownMiss: missOfAttribute(asked.indexOf(name)),
      counts: new AttributeCount(table.attributes, name),
    }));
    this.#missing = new Int32Array(misses.firstAttribute + asked.length);
  }

  /** @param miss the only filter that excludes the row, or none */
  add(row: number, miss: number): void {
    const { category, condition, town, isSellerVerified } = this.#table.columns;
    if (counts(miss, misses.category)) increment(this.#byCategory, category[row] as number);
    if (counts(miss, misses.condition)) increment(this.#byCondition, condition[row] as number);
    if (counts(miss, misses.price)) this.#addPrice(row);
    if (counts(miss, misses.town) && town[row] !== noPlace)
      increment(this.#byTown, town[row] as number);
    for (const attribute of this.#byAttribute) {
      if (counts(miss, attribute.ownMiss)) attribute.counts.add(row);
    }
    increment(this.#missing, miss);
    if (miss === misses.none && isSellerVerified[row] === 1) this.#verifiedSellers += 1;
  }

  facets(): SearchResult['facets'] {
    const { categoryIds, towns } = this.#table;
    const missing = this.#missing;
    const total = missing[misses.none] as number;
    return {
      byCategory: new Map(categoryIds.map((id, at) => [id, this.#byCategory[at] as number])),
      byCondition: new Map(conditions.map((name, at) => [name, this.#byCondition[at] as number])),
      towns: mostCounted(towns.words, this.#byTown),
      attributes: this.#byAttribute.flatMap(({ counts }) => counts.counts() ?? []),
      attributeFilters: this.#asked.map((name, at) => ({
        name,
        countWithout: total + (missing[missOfAttribute(at)] as number),
      })),
      verifiedSellerCount: this.#verifiedSellers,
      priceRange: this.#max < 0 ? null : { min: this.#min, max: this.#max },
    };
  }

  #addPrice(row: number): void {
    const price = this.#table.columns.resalePrice[row] as number;
    if (price < this.#min) this.#min = price;
    if (price > this.#max) this.#max = price;
  }
}

/** Whether a row counts for a filter's facet. */
const counts = (miss: number, own: number): boolean => miss === misses.none || miss === own;

const increment = (all: number[] | Int32Array, at: number): void => {
  all[at] = (all[at] as number) + 1;
};

/** The number of a filter by its index among the attribute filters; -1 for none. */
const missOfAttribute = (at: number): number =>
  at < 0 ? misses.several : misses.firstAttribute + at;

/** The towns with most products, largest first. */
const mostCounted = (towns: readonly string[], counts: Int32Array) =>
  towns
    .flatMap((town, at) => {
      const count = counts[at] as number;
      return count > 0 ? [{ town, count }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.town < other.town ? -1 : 1))
    .slice(0, mostTowns);
