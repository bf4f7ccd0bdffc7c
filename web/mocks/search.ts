import { enumValues } from '@fitness-zone/contract/enums.ts';
import { distanceKm, roundedDistance } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { cursorOf, positionAt } from '@fitness-zone/contract/search/product-order.ts';
import { searchOf } from '../../graph/src/domains/finding/search/product-conditions.rules.ts';
import {
  areaOf,
  placeOfSearch,
  type SearchedPlace,
} from '../../graph/src/domains/finding/search/searched-place.rules.ts';
import {
  countedOf,
  shownFacets,
  shownPrice,
  shownUnderstood,
} from '../../graph/src/domains/finding/search/shown-results.rules.ts';
import { suggestionsFor } from '../../graph/src/domains/finding/search/suggestions.rules.ts';
import type {
  ProductFilter,
  QueryProductsArgs,
  QuerySearchSuggestionsArgs,
} from '../../graph/src/generated/graphql.ts';
import { EmbeddedSearch } from '../../graph/src/search/embedded/embedded-search.ts';
import { connection } from './pages.ts';
import { findPlace, suggestPlaces } from './places.ts';
import { byId, type Product, type Store } from './store.ts';

/** The server's search engine over each store's products, and what it was filled with. */
const engines = new WeakMap<Store, { engine: EmbeddedSearch; filledWith: string }>();

async function engineOf(store: Store): Promise<EmbeddedSearch> {
  const forSale = store.products.filter(({ inStock }) => inStock === 'AVAILABLE');
  const filledWith = forSale.map(({ id, revision }) => `${id} ${revision}`).join();
  const known = engines.get(store);
  if (known?.filledWith === filledWith) return known.engine;
  const engine = new EmbeddedSearch();
  await engine.put(forSale.map((product) => searched(product, store)));
  engines.set(store, { engine, filledWith });
  return engine;
}

const searched = ({ condition, place, ...product }: Product, { accounts }: Store) => ({
  ...product,
  condition: enumValues.Condition[condition],
  place: place ? { ...place, town: placeText({ ...place, postalCode: null }) } : null,
  isSellerVerified: byId(accounts, product.sellerId)?.verified ?? false,
  changedAt: product.revision,
});

const titledCategories = ({ categories }: Store) =>
  categories
    .map((record) => ({ id: record.id, title: record.title, record }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));

/** A list of products for sale, as the server returns it. */
export async function searchProducts(
  store: Store,
  { filter: given, sort: asked, first = 24, after }: QueryProductsArgs,
) {
  const filter = inServersWords(given ?? {});
  const sort = asked ?? 'NEWEST';
  const engine = await engineOf(store);
  const near = await placeOfSearch(
    {
      lookUp: async (text, guess) => {
        const named = findPlace(text, guess);
        return named && { ...named, ...named.place };
      },
      mentions: (words) => engine.mentions(words),
    },
    filter,
  );
  const conditions = searchOf(filter, 'usd', near);
  const categories = titledCategories(store);
  const found = await engine.search({
    conditions,
    sort,
    first,
    after: after ? positionAt(after) : null,
    categories,
    counted: countedOf(categories, conditions),
    turn: 0,
  });
  const edges = found.hits.flatMap(({ id, position, missing }) => {
    const node = byId(store.products, id);
    return node
      ? [{ node, cursor: cursorOf(position), missing, distance: distanceTo(near, node) }]
      : [];
  });
  const facets = shownFacets(found, categories);
  return {
    ...connection(edges, { after, hasNextPage: found.hasMore, totalCount: found.total }),
    correctedText: found.correctedText,
    textPrice: shownPrice(conditions),
    understood: found.understood.map(shownUnderstood),
    near: near && {
      ...near,
      lookup: nameOf(enumValues.PlaceLookup, near.lookup),
      unit: nameOf(enumValues.DistanceUnit, near.unit),
    },
    advertisements: found.advertised.map((id) => byId(store.products, id)),
    facets: {
      ...facets,
      conditions: facets.conditions.map(({ condition, count }) => ({
        condition: nameOf(enumValues.Condition, condition),
        count,
      })),
      attributes: facets.attributes.map(({ type, ...facet }) => ({
        ...facet,
        type: type.toUpperCase(),
      })),
    },
  };
}

/** Suggestions for a partly typed text, as the server returns them. */
export const suggestSearches = (
  store: Store,
  { text, first }: Required<QuerySearchSuggestionsArgs>,
) =>
  suggestionsFor(
    {
      categories: async () => store.categories,
      names: async (begun, most) => (await engineOf(store)).suggest(begun, most),
      async matches(filter, most) {
        const { edges } = await searchProducts(store, { filter, sort: 'RELEVANCE', first: most });
        return edges.filter(({ missing }) => missing.length === 0).map(({ node }) => node);
      },
      places: async (begun, most) => suggestPlaces(begun, most),
    },
    text,
    first,
  );

function distanceTo(near: SearchedPlace | null, { place }: Product): number | null {
  const from = areaOf(near);
  return from && place && near ? roundedDistance(distanceKm(from, place), near.unit) : null;
}

/** A filter with enum values instead of their names. */
function inServersWords(filter: ProductFilter): ProductFilter {
  const meant = <Value>(values: Readonly<Record<string, Value>>, name: Value): Value =>
    values[String(name)] ?? name;
  const { conditions, near } = filter;
  return {
    ...filter,
    conditions: conditions?.map((name) => meant(enumValues.Condition, name)) ?? null,
    near: near
      ? { ...near, unit: near.unit ? meant(enumValues.DistanceUnit, near.unit) : null }
      : null,
  };
}

const nameOf = (values: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.keys(values).find((name) => values[name] === value);
