import type { ApiClient, Json } from '../api/api-client.ts';
import { bruteForce } from './brute-force.ts';
import type { Candidate, Search, Sort } from './candidate.ts';
import { expectedQuery } from './expected-query.ts';

const query = `query ($filter: ProductFilter, $sort: ProductSort!, $first: Int!, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    correctedText
    edges { cursor node { id } }
    pageInfo { hasNextPage endCursor }
    facets {
      categories { category { title } count }
      conditions { condition count }
      towns { town count }
      attributes { name count min max values { value count } }
      attributeFilters { name countWithout }
      verifiedSellerCount
      priceRange { min { amount } max { amount } }
    }
    advertisements { id }
  }
}`;

type Answer = {
  totalCount: number | null;
  correctedText: string | null;
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  facets: object | null;
  advertisements: { id: string }[];
};

/**
 * The options of a search. While the search engine is down, lists have no facets, and only short lists and the list of
 * all products, the newest first, have a count.
 */
export type SearchOptions = { search: Search; sort: Sort; pageSize: number; isDown?: boolean };

/** The difference in words; null if there is none. */
const difference = (what: string, given: unknown, expected: unknown): string | null => {
  const [first, second] = [given, expected].map((value) => JSON.stringify(value));
  return first === second ? null : `${what}: ${first} instead of ${second}`;
};

/**
 * Requests a list from both APIs, all of its pages or only the first, and compares it with a scan of every product.
 * @returns the first difference, or null
 */
export async function compareSearch(
  client: ApiClient,
  products: Candidate[],
  { search, sort, pageSize, isDown = false }: SearchOptions,
  mostPages = 4,
): Promise<string | null> {
  const text = search.text ?? '';
  const asked = expectedQuery(products, text);
  const expected = bruteForce(products, search, sort, asked);
  const ids: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const variables: Json = { filter: filterOf(search), sort, first: pageSize, after };
    const { products: given } = await client.graphql<{ products: Answer }>(query, variables);
    ids.push(...given.edges.map(({ node }) => node.id));
    const shown = expected.ids.slice(0, ids.length);
    const isWhole = Object.keys(search).length === 0 && !sort.startsWith('PRICE');
    const isUncounted = isDown && !isWhole && expected.ids.length > pageSize;
    const differs =
      difference('correctedText', given.correctedText, asked.correctedText) ??
      difference('totalCount', given.totalCount, isUncounted ? null : expected.ids.length) ??
      difference('ids', ids, shown) ??
      difference('facets', given.facets, isDown ? null : expected.facets) ??
      difference('hasNextPage', given.pageInfo.hasNextPage, ids.length < expected.ids.length) ??
      difference(
        'advertisements',
        given.advertisements.length,
        Math.min(3, expected.advertised.length),
      ) ??
      difference(
        'no advertisement',
        given.advertisements.filter(({ id }) => !expected.advertised.includes(id)),
        [],
      );
    if (differs) return differs;
    after = given.pageInfo.endCursor;
    if (!given.pageInfo.hasNextPage) break;
  }
  return search.advertised === undefined
    ? compareRest(client, expected.ids, { search, sort, pageSize })
    : null;
}

const filterOf = ({ conditions, near, ...search }: Search) => ({
  ...search,
  ...(near && { near: { ...near, unit: near.unit.toUpperCase() } }),
  ...(conditions && { conditions: conditions.map((condition) => condition.toUpperCase()) }),
});

const sortNames: Record<Sort, string> = {
  NEWEST: 'newest',
  PRICE_ASC: 'price',
  PRICE_DESC: '-price',
  SAVING_DESC: '-saving',
  RELEVANCE: 'relevance',
  NEAREST: 'nearest',
};

async function compareRest(
  client: ApiClient,
  expected: string[],
  { search, sort, pageSize }: SearchOptions,
): Promise<string | null> {
  const { text, categoryIds = [], conditions = [], minPrice, maxPrice, maxYearsOfUse } = search;
  const pairs: [string, string | number | boolean | undefined][] = [
    ['q', text],
    ...categoryIds.map((id): [string, string] => ['category', id]),
    ...conditions.map((condition): [string, string] => ['condition', condition]),
    ['minPrice', minPrice === undefined ? undefined : minPrice / 100],
    ['maxPrice', maxPrice === undefined ? undefined : maxPrice / 100],
    ['maxYears', maxYearsOfUse],
    ['near', search.near?.place],
    ['within', search.near?.within],
    ['unit', search.near?.unit],
    ...(search.towns ?? []).map((town): [string, string] => ['town', town]),
    ...(search.attributes ?? [])
      .flatMap(({ name, min = '', max = '', is, values }) => {
        if (values) return values.map((value) => `${name}:${value}`);
        return is === undefined ? `${name}:${min}..${max}` : `${name}:${is}`;
      })
      .map((attribute): [string, string] => ['attribute', attribute]),
    ['verified', search.verifiedSeller],
    ['sort', sortNames[sort]],
    ['limit', pageSize],
  ];
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]));
  let url: string | undefined = `/products?${new URLSearchParams(given)}`;
  const ids: string[] = [];
  for (let page = 0; page < 3 && url; page += 1) {
    const { body, headers } = await client.send({ method: 'GET', url });
    ids.push(...(JSON.parse(body) as { _id: string }[]).map(({ _id }) => _id));
    url = /^<(.*)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
    const differs =
      difference('ids of REST', ids, expected.slice(0, ids.length)) ??
      difference('next of REST', url !== undefined, ids.length < expected.length);
    if (differs) return differs;
  }
  return null;
}
