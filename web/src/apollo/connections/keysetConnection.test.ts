import { expect, test } from 'vitest';
import { TestFacetsDocument, TestIdsDocument } from '../../../testing/generated/documents.ts';
import { graphql } from '../../lib/graphql.ts';
import { createCache } from '../cache.ts';
import {
  addToConnection,
  refTo,
  removeFromConnection,
  shortenConnections,
} from './editConnections.ts';

graphql(`
  query TestIds($filter: ProductFilter, $after: String) {
    products(filter: $filter, after: $after) {
      edges {
        node {
          id
        }
      }
      pageInfo {
        startCursor
        endCursor
        hasNextPage
        hasPreviousPage
      }
    }
  }
`);

graphql(`
  query TestFacets {
    products {
      facets {
        verifiedSellerCount
      }
    }
  }
`);

type Page = { ids: string[]; more: boolean; after?: string };

/** A cache for pages of products; the product ids are their cursors. */
function aCachedConnection() {
  const cache = createCache();
  const write = ({ ids, more, after }: Page) =>
    cache.writeQuery({
      query: TestIdsDocument,
      variables: after === undefined ? {} : { after },
      data: {
        products: {
          __typename: 'ProductConnection',
          edges: ids.map((id) => ({
            __typename: 'ProductEdge',
            cursor: id,
            node: { __typename: 'Product', id },
          })),
          pageInfo: {
            __typename: 'PageInfo',
            startCursor: ids.at(0) ?? null,
            endCursor: ids.at(-1) ?? null,
            hasNextPage: more,
            hasPreviousPage: after !== undefined,
          },
        },
      } as never,
    });
  const connection = () => {
    const root = cache.extract().ROOT_QUERY as unknown as Record<string, Stored>;
    const stored = root['products:{}'];
    if (!stored) throw new Error('Nothing was written.');
    return stored;
  };
  return {
    cache,
    write,
    ids: () => connection().edges.map(({ node }) => node.__ref.split(':')[1]),
    pageInfo: () => connection().pageInfo,
  };
}

const noPages = {
  __typename: 'PageInfo',
  startCursor: null,
  endCursor: null,
  hasNextPage: false,
  hasPreviousPage: false,
};

type Stored = {
  edges: { node: { __ref: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const products = { field: 'products' } as const;

test('a page follows the one whose cursor it was asked with', () => {
  const { write, ids, pageInfo } = aCachedConnection();
  write({ ids: ['9', '8'], more: true });
  write({ ids: ['7', '6'], more: false, after: '8' });
  expect(ids()).toEqual(['9', '8', '7', '6']);
  expect(pageInfo()).toMatchObject({ hasNextPage: false, endCursor: '6' });
});

test('a page that comes twice changes nothing', () => {
  const { write, ids } = aCachedConnection();
  write({ ids: ['9', '8'], more: true });
  write({ ids: ['7', '6'], more: true, after: '8' });
  write({ ids: ['7', '6'], more: true, after: '8' });
  expect(ids()).toEqual(['9', '8', '7', '6']);
});

test('refetching the first page adds new entries, removes deleted ones and keeps the pages after it', () => {
  const { write, ids, pageInfo } = aCachedConnection();
  write({ ids: ['8', '6'], more: true });
  write({ ids: ['4', '2'], more: false, after: '6' });
  write({ ids: ['9', '6'], more: true });
  expect(ids()).toEqual(['9', '6', '4', '2']);
  expect(pageInfo()).toMatchObject({ hasNextPage: false, endCursor: '2' });
});

test('a first page that does not overlap the cached entries replaces them: others may lie between', () => {
  const { write, ids } = aCachedConnection();
  write({ ids: ['3', '2'], more: false });
  write({ ids: ['9', '8'], more: true });
  expect(ids()).toEqual(['9', '8']);
});

test('a record is inserted in connection order, once', () => {
  const { cache, write, ids } = aCachedConnection();
  write({ ids: ['9', '5'], more: false });
  addToConnection(cache, products, refTo('Product', '7'));
  addToConnection(cache, products, refTo('Product', '7'));
  addToConnection(cache, products, refTo('Product', '1'));
  expect(ids()).toEqual(['9', '7', '5', '1']);
});

test('a record that belongs on a page not loaded yet is not inserted', () => {
  const { cache, write, ids } = aCachedConnection();
  write({ ids: ['9', '5'], more: true });
  addToConnection(cache, products, refTo('Product', '3'));
  expect(ids()).toEqual(['9', '5']);
});

test('the next page begins after the last entry that remains', () => {
  const { cache, write, ids, pageInfo } = aCachedConnection();
  write({ ids: ['9', '5'], more: true });
  removeFromConnection(cache, products, refTo('Product', '5'));
  expect(pageInfo().endCursor).toBe('9');
  write({ ids: ['4'], more: false, after: '9' });
  expect(ids()).toEqual(['9', '4']);
});

test('lists are cut to one page when changes were missed', () => {
  const { cache, write, ids, pageInfo } = aCachedConnection();
  const many = Array.from({ length: 30 }, (_, index) => String(90 - index));
  write({ ids: many, more: false });
  shortenConnections(cache);
  expect(ids()).toHaveLength(24);
  expect(pageInfo()).toMatchObject({ hasNextPage: true, endCursor: '67' });
});

test('filters are part of the cache key, cursors are not', () => {
  const { cache, write } = aCachedConnection();
  write({ ids: ['9'], more: false });
  cache.writeQuery({
    query: TestIdsDocument,
    variables: { filter: { advertised: true } },
    data: {
      products: { __typename: 'ProductConnection', edges: [], pageInfo: noPages },
    } as never,
  });
  const root = Object.keys(cache.extract().ROOT_QUERY ?? {});
  expect(root.filter((key) => key.startsWith('products'))).toHaveLength(2);
});

test('facets that are asked alone leave the entries, and no list is taken for empty', () => {
  const { cache, write, ids } = aCachedConnection();
  const facets = { __typename: 'ProductFacets', verifiedSellerCount: 2 };
  const products = { __typename: 'ProductConnection', facets };
  const writeFacets = () =>
    cache.writeQuery({ query: TestFacetsDocument, data: { products } as never });
  writeFacets();
  expect(cache.readQuery({ query: TestIdsDocument })).toBeNull();
  write({ ids: ['3', '2'], more: true });
  writeFacets();
  expect(ids()).toEqual(['3', '2']);
  expect(cache.readQuery({ query: TestFacetsDocument })).toEqual({ products });
});
