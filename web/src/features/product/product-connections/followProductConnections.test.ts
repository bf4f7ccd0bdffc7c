import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { ListedTestDocument } from '../../../../testing/generated/documents.ts';
import { isAskedAgain } from '../../../../testing/staleQueries.ts';
import { createClient } from '../../../apollo/client.ts';
import type {
  Condition,
  ListedTestQuery,
  ListedTestQueryVariables,
  ProductField,
  Stock,
} from '../../../generated/graphql.ts';
import { Product_CachedFragmentDoc } from '../../../generated/product.ts';
import { graphql } from '../../../lib/graphql.ts';
import { updateProductConnections } from '../product.cache.ts';

graphql(`
  query ListedTest($filter: ProductFilter, $sort: ProductSort, $first: Int) {
    products(filter: $filter, sort: $sort, first: $first) {
      totalCount
      edges {
        node {
          id
        }
      }
    }
  }
`);

type Details = {
  id: string;
  price: number;
  inStock?: Stock;
  advertisement?: boolean;
  category?: string;
  edited?: ProductField[];
};

const cached = ({
  id,
  price,
  inStock = 'AVAILABLE',
  advertisement = false,
  category = 'benches',
  edited = [],
}: Details) => ({
  __typename: 'Product',
  id,
  inStock,
  advertisement,
  revision: edited.length,
  edits: edited.map((field) => ({ __typename: 'ProductEdit', field })),
  originalPrice: { __typename: 'Money', amount: 500 },
  resalePrice: { __typename: 'Money', amount: price },
  seller: { __typename: 'User', id: 'seller', verified: true },
  category: { __typename: 'Category', id: category },
});

/** A client with an empty cache. */
function emptyPage() {
  const client = createClient({
    readToken: () => null,
    onSignedOut: () => {},
    fetch: () => new Promise(() => {}),
  });
  const { cache } = client;
  return {
    client,
    cache,
    change(details: Details) {
      cache.writeFragment({ fragment: Product_CachedFragmentDoc, data: cached(details) as never });
      updateProductConnections(cache, details.id);
    },
  };
}

/** A client with the list cached in this order, with products of these prices. */
function listOf(variables: ListedTestQueryVariables, prices: number[], hasNextPage = false) {
  const { client, cache, change } = emptyPage();
  cache.writeQuery({
    query: ListedTestDocument,
    variables,
    data: {
      products: {
        __typename: 'ProductConnection',
        totalCount: prices.length,
        edges: prices.map((price) => ({
          __typename: 'ProductEdge',
          cursor: `${price}.p${price}`,
          node: { __typename: 'Product', id: `p${price}` },
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: null },
      },
    } as unknown as ListedTestQuery,
  });
  const read = () => cache.readQuery({ query: ListedTestDocument, variables })?.products;
  client.watchQuery({ query: ListedTestDocument, variables });
  return {
    client,
    change,
    ids: () => read()?.edges.map(({ node }) => node.id),
    total: () => read()?.totalCount,
    isAskedAgain: () => isAskedAgain(client, ListedTestDocument, variables),
  };
}

test('a product comes to its place in the order, and is counted, once', () => {
  const list = listOf({ sort: 'PRICE_ASC' }, [100, 300]);
  list.change({ id: 'p200', price: 200 });
  list.change({ id: 'p200', price: 200 });
  expect(list.ids()).toEqual(['p100', 'p200', 'p300']);
  expect(list.total()).toBe(3);
  expect(list.isAskedAgain()).toBe(false);
});

test('one that is sold leaves the list and its counts', () => {
  const list = listOf({ sort: 'PRICE_ASC' }, [100, 300]);
  list.change({ id: 'p300', price: 300, inStock: 'SOLD' });
  expect(list.ids()).toEqual(['p100']);
  expect(list.total()).toBe(1);
  expect(list.isAskedAgain()).toBe(false);
});

test('one that stands on a later page is asked for: it may have been counted before', () => {
  const list = listOf({ sort: 'PRICE_ASC' }, [100, 300], true);
  list.change({ id: 'p400', price: 400, inStock: 'SOLD' });
  expect(list.ids()).toEqual(['p100', 'p300']);
  expect(list.isAskedAgain()).toBe(true);
});

test('counts that were asked for alone are asked again: a product may be among them', () => {
  const { cache, client, change } = emptyPage();
  const query = parse('query Count { products { totalCount } }');
  cache.writeQuery({
    query,
    data: { products: { __typename: 'ProductConnection', totalCount: 7 } },
  });
  client.watchQuery({ query });
  change({ id: 'p200', price: 200 });
  expect(cache.readQuery({ query })).toMatchObject({ products: { totalCount: 7 } });
  expect(isAskedAgain(client, query, {})).toBe(true);
});

test('a row of so many products is asked for again when it has lost one and more follow', () => {
  const row = listOf({ sort: 'PRICE_ASC', first: 2 }, [100, 300], true);
  row.change({ id: 'p100', price: 100, inStock: 'SOLD' });
  expect(row.ids()).toEqual(['p300']);
  expect(row.isAskedAgain()).toBe(true);
});

test('a list with facets is asked for again: only the server counts them', () => {
  const list = listOf({ sort: 'PRICE_ASC' }, [100, 300]);
  const query = parse('query { products(sort: PRICE_ASC) { facets { verifiedSellerCount } } }');
  const facets = { __typename: 'ProductFacets', verifiedSellerCount: 2 };
  list.client.writeQuery({
    query,
    data: { products: { __typename: 'ProductConnection', facets } },
  });
  list.change({ id: 'p300', price: 300, inStock: 'SOLD' });
  expect(list.ids()).toEqual(['p100']);
  expect(list.client.readQuery({ query })).toMatchObject({ products: { facets } });
  expect(list.isAskedAgain()).toBe(true);
});

test.each<ListedTestQueryVariables>([
  { filter: { text: 'bench' } },
  { filter: { categoryIds: ['benches', 'racks'] }, sort: 'PRICE_ASC' },
  { filter: { maxPrice: 400 } },
])('a list with a filter is left to the server: %o', (variables) => {
  const list = listOf(variables, [100, 300]);
  list.change({ id: 'p200', price: 200 });
  expect(list.ids()).toEqual(['p100', 'p300']);
  expect(list.isAskedAgain()).toBe(true);
});

test('advertised products are asked for only when an advertisement has changed', () => {
  const list = listOf({ filter: { advertised: true } }, [100]);
  list.change({ id: 'p200', price: 200 });
  expect(list.isAskedAgain()).toBe(false);
  list.change({ id: 'p200', price: 200, advertisement: true });
  expect(list.isAskedAgain()).toBe(true);
});

test('a list of one category follows its own products, also one that has moved', () => {
  const list = listOf({ filter: { categoryIds: ['benches'] }, sort: 'PRICE_ASC' }, [100, 300]);
  list.change({ id: 'p200', price: 200 });
  expect(list.ids()).toEqual(['p100', 'p200', 'p300']);
  expect(list.total()).toBe(3);
  list.change({ id: 'p150', price: 150, category: 'racks' });
  expect(list.ids()).toEqual(['p100', 'p200', 'p300']);
  expect(list.isAskedAgain()).toBe(false);
  list.change({ id: 'p200', price: 200, category: 'racks', edited: ['CATEGORY'] });
  expect(list.ids()).toEqual(['p100', 'p300']);
  expect(list.total()).toBe(2);
  expect(list.isAskedAgain()).toBe(false);
});

test('filters that mean the same are one variant', () => {
  const list = listOf({ filter: { conditions: ['FAIR', 'GOOD'], verifiedSeller: false } }, []);
  const variables = { filter: { conditions: ['GOOD', 'FAIR'] as Condition[], text: null } };
  expect(list.client.cache.readQuery({ query: ListedTestDocument, variables })).not.toBeNull();
});
