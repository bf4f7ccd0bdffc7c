import { ApolloLink } from '@apollo/client/link';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { TestStockDocument } from '../../../testing/generated/documents.ts';
import { graphql } from '../../lib/graphql.ts';
import { createCache } from '../cache.ts';
import { createClient, writeChange } from '../client.ts';
import { createLateResponseGuard } from './lateResponses.ts';

graphql(`
  query TestStock {
    products {
      edges {
        node {
          inStock
        }
      }
    }
  }
`);

const answer = (inStock: string) => ({
  data: {
    products: {
      __typename: 'ProductConnection',
      edges: [
        {
          __typename: 'ProductEdge',
          cursor: '1',
          node: { __typename: 'Product', id: '1', inStock },
        },
      ],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: '1' },
    },
  },
});

/** A client with a query for products in flight, and a function that delivers the response. */
function asking() {
  const arrival = Promise.withResolvers<Response>();
  const client = createClient({
    uri: 'http://shop/graphql',
    readToken: () => null,
    onSignedOut: () => {},
    fetch: () => arrival.promise,
  });
  const asked = client.query({ query: TestStockDocument }).catch((error: unknown) => error);
  const isSold = () =>
    writeChange(client, () =>
      client.cache.modify({ id: 'Product:1', fields: { inStock: () => 'SOLD' } }),
    );
  return {
    client,
    isSold,
    async arrives(inStock: string) {
      arrival.resolve(Response.json(answer(inStock)));
      await asked;
      await new Promise((afterwards) => setTimeout(afterwards));
    },
    shown: () =>
      client.cache.readQuery({ query: TestStockDocument })?.products.edges[0]?.node.inStock,
  };
}

test('a change that arrived before an older response is kept', async () => {
  const { isSold, arrives, shown } = asking();
  isSold();
  await arrives('AVAILABLE');
  expect(shown()).toBe('SOLD');
});

test('a change is not written into the cache of the next account', async () => {
  const { client, isSold, arrives, shown } = asking();
  let writes = 0;
  writeChange(client, () => {
    writes += 1;
  });
  await client.resetStore();
  await arrives('AVAILABLE');
  isSold();
  expect(writes).toBe(1);
  expect(shown()).toBeUndefined();
});

test('after responses that arrive together, each change is written again once, in order', async () => {
  const { client } = asking();
  const { link, write } = createLateResponseGuard(createCache());
  const send = () => {
    const response = new Subject<ApolloLink.Result>();
    const guarded = ApolloLink.from([link, new ApolloLink(() => response)]);
    ApolloLink.execute(guarded, { query: TestStockDocument }, { client }).subscribe();
    return response;
  };
  const written: string[] = [];
  const early = send();
  write(() => written.push('first'));
  const late = send();
  write(() => written.push('second'));
  late.complete();
  early.complete();
  await new Promise((afterwards) => setTimeout(afterwards));
  expect(written).toEqual(['first', 'second', 'first', 'second']);
});
