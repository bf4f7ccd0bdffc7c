import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Coordinates, distanceKm, toKm } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { editsBetween } from '@fitness-zone/contract/search/edits-between.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import {
  comparePositions,
  cursorOf,
  positionAt,
  positionOf,
} from '@fitness-zone/contract/search/product-order.ts';
import { fold, wordsOf } from '@fitness-zone/contract/search/words.ts';
import { samplePlaces } from '@fitness-zone/sample-data/places.ts';
import type { QueryProductsArgs } from '../../graph/src/generated/graphql.ts';
import { factFacets, hasFacts } from './facts.ts';
import { byId, type Product, type Store } from './store.ts';

type PageArgs = { first?: number; after?: string | null | undefined };

/** A page of records as a connection, newest first. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { first = 24, after }: PageArgs,
) {
  const sorted = items.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const rest = after ? sorted.filter(({ id }) => id < after.toLowerCase()) : sorted;
  return connection(
    rest.map((node) => ({ cursor: node.id, node })),
    { first, after, totalCount: items.length },
  );
}

function connection<Node>(
  rest: { cursor: string; node: Node }[],
  { first = 24, after, totalCount }: PageArgs & { totalCount: number },
) {
  const edges = rest.slice(0, first);
  return {
    edges,
    totalCount,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

/** A product's town, as filters and facets name it; empty without one. */
const townOf = ({ place }: Product): string =>
  place ? placeText({ ...place, postalCode: null }) : '';

/** Places of the sample data whose name begins with a text, otherwise those whose name differs from it by a letter. */
function placesCalled(text: string) {
  const asked = fold(text);
  const begun = samplePlaces().filter((one) => fold(placeText(one)).startsWith(asked));
  if (begun.length > 0) return begun;
  return samplePlaces().filter(({ name }) => editsBetween(fold(name), asked, 1) === 1);
}

/** Where a filter searches: a place of the sample data, or words of a location. */
function nearOf(
  asked: { place: string; within?: number | null; unit?: string | null } | null | undefined,
) {
  const text = asked?.place.trim() ?? '';
  const [place, ...others] = text ? placesCalled(text) : [];
  const isNamed = place && [place.name, placeText(place)].map(fold).includes(fold(text));
  const known = isNamed ? ('FOUND' as const) : ('GUESSED' as const);
  return {
    text: place ? placeText(place) : text,
    lookup: place ? known : ('UNKNOWN' as const),
    others: others.slice(0, 4).map((other) => ({ ...other, postalCode: null })),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    within: asked?.within ?? null,
    unit: asked?.unit?.toUpperCase() === 'KM' ? ('KM' as const) : ('MI' as const),
    phrase: null,
  };
}

/** A page of the products for sale that match a filter, by the beginnings of words. Facets count all for sale. */
export function searchProducts(
  store: Store,
  { filter, sort, first = 24, after }: QueryProductsArgs,
) {
  const asked = wordsOf(filter?.text ?? '');
  const isVerified = ({ sellerId }: Product) => byId(store.accounts, sellerId)?.verified ?? false;
  const isOneOf = (wanted: readonly string[] | null | undefined, value: string) =>
    !wanted?.length || wanted.includes(value);
  const near = nearOf(filter?.near);
  const kmTo = ({ place }: Product) =>
    place && near.latitude !== null ? distanceKm(near as Coordinates, place) : null;
  const isNear = (product: Product) => {
    if (!filter?.near) return true;
    if (near.latitude === null) return fold(product.location).includes(fold(near.text));
    const km = kmTo(product);
    return (
      near.within === null ||
      (km !== null && km <= toKm(near.within, enumValues.DistanceUnit[near.unit]))
    );
  };
  const forSale = store.products.filter(({ inStock }) => inStock === 'AVAILABLE');
  const categoryIds = filter?.categoryId ? [filter.categoryId] : filter?.categoryIds;
  const all = forSale.filter((product) => {
    const category = byId(store.categories, product.categoryId)?.title ?? '';
    const words = wordsOf(`${product.productName} ${product.body} ${category}`);
    return (
      asked.every((word) => words.some((one) => one.startsWith(word))) &&
      isNear(product) &&
      isOneOf(filter?.towns, townOf(product)) &&
      isOneOf(categoryIds, product.categoryId) &&
      hasFacts(product, filter?.attributes) &&
      isOneOf(filter?.conditions, product.condition) &&
      (!filter?.verifiedSeller || isVerified(product)) &&
      product.resalePrice >= (filter?.minPrice ?? 0) &&
      product.resalePrice <= (filter?.maxPrice ?? Infinity) &&
      product.yearsOfUsedProduct <= (filter?.maxYearsOfUse ?? Infinity) &&
      product.advertisement === (filter?.advertised ?? product.advertisement)
    );
  });
  const order = !sort || sort === 'RELEVANCE' ? 'NEWEST' : sort;
  const positions = all
    .map((node) => {
      const km = kmTo(node);
      const metres = km === null ? null : Math.round(1_000 * km);
      return { node, position: positionOf(order, { ...node, metres }) };
    })
    .sort((one, other) => comparePositions(one.position, other.position));
  const start = after ? positionAt(after) : null;
  const following = start
    ? positions.filter(({ position }) => comparePositions(position, start) > 0)
    : positions;
  const prices = forSale.map(({ resalePrice }) => resalePrice);
  return {
    ...connection(
      following.map(({ node, position }) => ({ node, cursor: cursorOf(position) })),
      { first, after, totalCount: all.length },
    ),
    near: filter?.near ? near : null,
    advertisements: all.filter(({ advertisement }) => advertisement).slice(0, 3),
    facets: {
      categories: store.categories
        .map((category) => ({
          category,
          count: forSale.filter(({ categoryId }) => categoryId === category.id).length,
        }))
        .filter(({ count }) => count > 0),
      conditions: (['EXCELLENT', 'GOOD', 'FAIR'] as const).map((condition) => ({
        condition,
        count: forSale.filter((one) => one.condition === condition).length,
      })),
      towns: [...new Set(forSale.map(townOf))]
        .filter((town) => town !== '')
        .map((town) => ({ town, count: forSale.filter((one) => townOf(one) === town).length }))
        .sort((one, other) => other.count - one.count)
        .slice(0, mostTowns),
      attributes:
        categoryIds?.length === 1
          ? factFacets(forSale.filter(({ categoryId }) => categoryId === categoryIds[0]))
          : [],
      attributeFilters: [],
      verifiedSellerCount: forSale.filter(isVerified).length,
      priceRange: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    },
  };
}
