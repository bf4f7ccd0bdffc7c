import type { OperationVariables } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagesOfProductsDocument } from '../../../testing/generated/documents.ts';
import { graphql } from '../../lib/graphql.ts';
import { createClient, writeChange } from '../client.ts';
import { createNetworkStatus } from '../networkStatus.ts';
import { fetchPage } from './fetchPage.ts';
import { expireField } from './staleQueries.ts';

graphql(`
  query PagesOfProducts($first: Int, $after: String) {
    products(first: $first, after: $after) {
      edges {
        node {
          inStock
        }
      }
    }
  }
`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
});
afterEach(() => {
  setVisibility('visible');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Two products of a shop that has 9 to 1, the newest first. */
const page = (after = 10) => ({
  products: {
    __typename: 'ProductConnection',
    edges: [after - 1, after - 2].map((id) => ({
      __typename: 'ProductEdge',
      cursor: String(id),
      node: { __typename: 'Product', id: String(id), inStock: 'AVAILABLE' },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: String(after - 2) },
  },
});

/** A page that shows a list of products; the server answers at once, or when the test says so. */
async function aList() {
  const asked: (string | undefined)[] = [];
  let answer = Promise.resolve();
  const client = createClient({
    uri: 'http://shop/graphql',
    networkStatus: createNetworkStatus(),
    readToken: () => null,
    onSignedOut: () => {},
    fetch: async (_uri, init) => {
      const { variables } = JSON.parse(String(init?.body)) as { variables: { after?: string } };
      asked.push(variables.after);
      await answer;
      return Response.json({ data: page(variables.after ? Number(variables.after) : undefined) });
    },
  });
  const watch = () =>
    client.watchQuery({ query: PagesOfProductsDocument, variables: { first: 2 } });
  const observable = watch();
  const shown = observable.subscribe({});
  await passes(1);
  const change = (asking?: (variables: OperationVariables) => boolean) =>
    expireField(client.cache, 'products', { entries: true, ...(asking && { asking }) });
  return {
    show: () => watch().subscribe({}),
    leave: () => shown.unsubscribe(),
    more: () => fetchPage({ client, observable }, page().products.pageInfo.endCursor),
    ids: () => observable.getCurrentResult().data?.products?.edges?.map((edge) => edge?.node?.id),
    /** The number of list requests since the last call. */
    asked: () => asked.splice(0).length,
    holdAnswers() {
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = promise;
      return resolve;
    },
    ownChange: change,
    othersChange: () => writeChange(client, () => change()),
  };
}

test('a list is refetched at once after one’s own change', async () => {
  const list = await aList();
  expect(list.asked()).toBe(1);
  list.ownChange();
  await passes(200);
  expect(list.asked()).toBe(1);
  await passes(60_000);
  expect(list.asked()).toBe(0);
});

test('a change that concerns queries with certain variables leaves the others fresh', async () => {
  const list = await aList();
  list.asked();
  list.ownChange(({ first }) => first === 3);
  await passes(60_000);
  expect(list.asked()).toBe(0);
  list.ownChange(({ first }) => first === 2);
  await passes(200);
  expect(list.asked()).toBe(1);
});

test('a list is refetched within 10 s of somebody else’s change, and at most every 30 s', async () => {
  const list = await aList();
  list.asked();
  list.othersChange();
  await passes(8_900);
  expect(list.asked()).toBe(0);
  await passes(200);
  expect(list.asked()).toBe(1);
  for (let second = 0; second < 29; second += 1) {
    list.othersChange();
    await passes(1_000);
  }
  expect(list.asked()).toBe(0);
  await passes(1_000);
  expect(list.asked()).toBe(1);
});

test('one’s own change does not wait for somebody else’s', async () => {
  const list = await aList();
  list.asked();
  list.othersChange();
  list.ownChange();
  await passes(200);
  expect(list.asked()).toBe(1);
  await passes(10_000);
  expect(list.asked()).toBe(0);
});

test('a hidden tab refetches nothing until it is visible, and then at once', async () => {
  const list = await aList();
  list.asked();
  setVisibility('hidden');
  list.othersChange();
  await passes(60_000);
  expect(list.asked()).toBe(0);
  setVisibility('visible');
  await passes(1);
  expect(list.asked()).toBe(1);
});

test('a list that was left is refetched when it is shown again', async () => {
  const list = await aList();
  list.asked();
  list.leave();
  list.othersChange();
  await passes(60_000);
  expect(list.asked()).toBe(0);
  const shown = list.show();
  await passes(1);
  expect(list.asked()).toBe(1);
  shown.unsubscribe();
});

test('a query sent before one’s own change is sent once more', async () => {
  const list = await aList();
  list.asked();
  list.ownChange();
  const answer = list.holdAnswers();
  await passes(200);
  list.ownChange();
  await passes(1_000);
  expect(list.asked()).toBe(1);
  answer();
  await passes(200);
  expect(list.asked()).toBe(1);
});

test('all loaded pages are refetched, one after another, and stay visible meanwhile', async () => {
  const list = await aList();
  const fetched = list.more();
  await passes(100);
  await fetched;
  expect(list.ids()).toEqual(['9', '8', '7', '6']);
  list.asked();
  const answer = list.holdAnswers();
  list.ownChange();
  await passes(200);
  expect(list.ids()).toEqual(['9', '8', '7', '6']);
  expect(list.asked()).toBe(1);
  answer();
  await passes(200);
  expect(list.ids()).toEqual(['9', '8', '7', '6']);
  expect(list.asked()).toBe(1);
});
