import {
  comparePlaces,
  cursorOf,
  placeAt,
  placeOf,
} from '@fitness-zone/contract/search/product-order.ts';
import type { ProductFilter, ProductSort } from '../generated/resolvers.ts';
import { byId } from '../records/findRecords.ts';
import type { ProductRecord, Records } from '../records/records.ts';
import { isNear, matchText } from './matchText.ts';

/** The filters that facets tell of. */
type Facet = 'category' | 'condition' | 'seller' | 'price';

type Search = {
  filter: ProductFilter;
  sort: ProductSort;
  first: number;
  after?: string | null | undefined;
};

/** A page of the products for sale that match a filter, with all that is told beside it. */
export function searchProducts(records: Records, { filter, sort, first, after }: Search) {
  const { tiers, correctedText } = matchText(records, filter.text ?? '');
  const rest = records.products.filter(
    (product) =>
      product.inStock === 'AVAILABLE' &&
      (!tiers || tiers.has(product)) &&
      isNear(filter.location ?? '', product.location) &&
      product.yearsOfUsedProduct <= (filter.maxYearsOfUse ?? Number.POSITIVE_INFINITY) &&
      product.advertisement === (filter.advertised ?? product.advertisement),
  );
  const tests = facetTests(records, filter);
  const without = (facet: Facet | null) =>
    rest.filter((product) => tests.every(([name, matches]) => name === facet || matches(product)));
  const all = without(null);
  const order = sort === 'RELEVANCE' && !tiers ? 'NEWEST' : sort;
  const places = all
    .map((node) => ({ node, place: placeOf(order, { ...node, tier: tiers?.get(node) }) }))
    .sort((one, other) => comparePlaces(one.place, other.place));
  const start = after ? placeAt(after) : null;
  const following = start ? places.filter(({ place }) => comparePlaces(place, start) > 0) : places;
  const edges = following
    .slice(0, first)
    .map(({ node, place }) => ({ cursor: cursorOf(place), node }));
  return {
    edges,
    totalCount: all.length,
    correctedText,
    facets: countFacets(records, without),
    advertisements: advertisementsOf(all),
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: following.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

function facetTests(
  { users }: Records,
  { categoryId, categoryIds, conditions, verifiedSeller, minPrice, maxPrice }: ProductFilter,
): [Facet, (product: ProductRecord) => boolean][] {
  return [
    [
      'category',
      (product) =>
        (!categoryId || product.categoryId === categoryId.toLowerCase()) &&
        (!categoryIds?.length || categoryIds.includes(product.categoryId)),
    ],
    ['condition', ({ condition }) => !conditions?.length || conditions.includes(condition)],
    ['seller', ({ sellerId }) => !verifiedSeller || byId(users, sellerId)?.verified === true],
    [
      'price',
      ({ resalePrice }) =>
        resalePrice >= (minPrice ?? 0) && resalePrice <= (maxPrice ?? Number.POSITIVE_INFINITY),
    ],
  ];
}

function countFacets(
  { categories, users }: Records,
  without: (facet: Facet) => readonly ProductRecord[],
) {
  const [ofAnyCategory, inAnyCondition] = [without('category'), without('condition')];
  const prices = without('price').map(({ resalePrice }) => resalePrice);
  return {
    categories: categories
      .toSorted((one, other) => (one.title < other.title ? -1 : 1))
      .map((category) => ({
        category,
        count: ofAnyCategory.filter(({ categoryId }) => categoryId === category.id).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count),
    conditions: (['EXCELLENT', 'GOOD', 'FAIR'] as const).map((condition) => ({
      condition,
      count: inAnyCondition.filter((product) => product.condition === condition).length,
    })),
    verifiedSellerCount: without('seller').filter(({ sellerId }) => byId(users, sellerId)?.verified)
      .length,
    priceRange: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  };
}

const mostAdvertisements = 3;
const minuteMs = 60_000;

/** The advertised products whose turn it is: three of them a minute, in the order of their ids. */
function advertisementsOf(products: readonly ProductRecord[]): ProductRecord[] {
  const advertised = products
    .filter(({ advertisement }) => advertisement)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const minute = Math.floor(Date.now() / minuteMs);
  const start =
    advertised.length > mostAdvertisements ? (minute * mostAdvertisements) % advertised.length : 0;
  return [...advertised.slice(start), ...advertised.slice(0, start)].slice(0, mostAdvertisements);
}
