import {
  type AttributeName,
  attributes,
  mostValues,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { type Condition, enumValues } from '@fitness-zone/contract/enums.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import type { AttributeCounts, SearchResult } from '../search-engine.ts';
import { allBut, type Facet, type Filters } from './filters.ts';
import { thousandths } from './index-mapping.ts';

/** The client's types know no terms aggregation with a field. */
export type Aggregations = Record<string, { [kind: string]: object }>;

/** Maximum number of counted categories. */
const mostCategories = 1_000;

/** The aggregations of `facetRequests` in an answer. */
export type Aggregated = { doc_count: number } & Record<string, unknown>;
type Buckets = {
  buckets: { key: string; key_as_string?: string; doc_count: number; spelt?: Buckets }[];
};
type Stats = { count: number; min: number; max: number };

/** Aggregations of the facets. Each applies all filters except its own. */
export function facetRequests(
  filters: Filters,
  counted: readonly AttributeName[],
  asked: readonly AttributeName[],
): Aggregations {
  const counts = (own: Facet, values: Aggregations[string]) => ({
    [own]: { filter: allBut(filters, own), aggs: { values } },
  });
  return {
    ...Object.fromEntries(
      asked.map((name) => {
        const own: Facet = `attribute ${name}`;
        return [own, { filter: allBut(filters, own) }];
      }),
    ),
    ...counts('category', { terms: { field: 'categoryId', size: mostCategories } }),
    ...counts('condition', { terms: { field: 'condition' } }),
    ...counts('town', {
      terms: { field: 'town', size: mostTowns, order: [{ _count: 'desc' }, { _key: 'asc' }] },
    }),
    ...counts('price', { stats: { field: 'resalePrice' } }),
    ...Object.assign({}, ...counted.map((name) => counts(`attribute ${name}`, valuesOf(name)))),
  };
}

function valuesOf(name: AttributeName): Aggregations[string] {
  const field = `attributes.${name}`;
  const { type } = attributes[name];
  if (type === 'number') return { stats: { field } };
  if (type === 'boolean') return { terms: { field } };
  return {
    terms: { field: `${field}.folded`, size: 10 * mostValues },
    // Spellings that differ only in case or accents count as one. The most frequent spelling is shown.
    aggs: { spelt: { terms: { field: `${field}.spelt`, size: 1 } } },
  };
}

/** Reads the answers of `facetRequests`. */
export function readFacets(
  answers: Record<string, Aggregated>,
  counted: readonly AttributeName[],
  asked: readonly AttributeName[],
): Omit<SearchResult['facets'], 'verifiedSellerCount'> {
  const values = (facet: Facet) => answers[facet]?.values;
  const buckets = (facet: Facet) => (values(facet) as Buckets | undefined)?.buckets ?? [];
  const countsOf = (facet: Facet) =>
    new Map(buckets(facet).map(({ key, doc_count }) => [key, doc_count]));
  const byCondition = countsOf('condition');
  const prices = values('price') as Stats;
  return {
    byCategory: countsOf('category'),
    byCondition: new Map(
      Object.values(enumValues.Condition).map((name): [Condition, number] => [
        name,
        byCondition.get(name) ?? 0,
      ]),
    ),
    towns: buckets('town').map(({ key, doc_count }) => ({ town: key, count: doc_count })),
    attributes: counted.flatMap((name) =>
      attributeCounts(name, values(`attribute ${name}`) as Buckets | Stats),
    ),
    attributeFilters: asked.map((name) => ({
      name,
      countWithout: answers[`attribute ${name}`]?.doc_count ?? 0,
    })),
    priceRange: prices.count > 0 ? { min: prices.min, max: prices.max } : null,
  };
}

/** Counts of an attribute; none if no product has it. */
function attributeCounts(name: AttributeName, found: Buckets | Stats): AttributeCounts[] {
  if ('buckets' in found) {
    const values = found.buckets
      .map(({ key, key_as_string, doc_count, spelt }) => ({
        value: spelt?.buckets[0]?.key ?? key_as_string ?? key,
        count: doc_count,
      }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
    const count = values.reduce((sum, one) => sum + one.count, 0);
    return count === 0
      ? []
      : [{ name, count, min: null, max: null, values: values.slice(0, mostValues) }];
  }
  const { count, min, max } = found;
  return count === 0
    ? []
    : [{ name, count, min: min / thousandths, max: max / thousandths, values: [] }];
}
