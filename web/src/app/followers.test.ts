import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createClient, freshnessOf } from '../apollo/client.ts';
import { followRecords } from './followers.ts';

const query = parse(`
  query Found($filter: ProductFilter) {
    products(filter: $filter) { edges { node { id inStock } } }
  }
`);

/** A search in the cache, before an answer that brings its product. */
function aSearch() {
  const client = createClient({ readToken: () => null, onSignedOut: () => {} });
  const variables = { filter: { text: 'bench' } };
  const product = { __typename: 'Product', id: '1', inStock: 'AVAILABLE' };
  const edges = [{ __typename: 'ProductEdge', cursor: '1', node: product }];
  const products = { __typename: 'ProductConnection', edges };
  client.cache.writeQuery({ query, variables, data: { products } });
  const { staleQueries } = freshnessOf(client);
  return {
    isFresh: () => staleQueries.isFresh(query, variables),
    follow: (__typename: string) => followRecords(client.cache, { __typename, product }),
  };
}

test.each(['ChangeStockPayload', 'ProductChanged'])(
  'a product in %s makes searches stale',
  (name) => {
    const { isFresh, follow } = aSearch();
    expect(isFresh()).toBe(true);
    follow(name);
    expect(isFresh()).toBe(false);
  },
);

test.each(['DeleteWishProductPayload', 'CartItemRemoved'])('a product in %s doesn’t', (name) => {
  const { isFresh, follow } = aSearch();
  expect(isFresh()).toBe(true);
  follow(name);
  expect(isFresh()).toBe(true);
});
