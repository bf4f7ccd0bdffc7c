import type { NormalizedCacheObject } from '@apollo/client/cache';
import { expect, test } from 'vitest';
import { addBelow, snapshotOf } from './snapshot.ts';

const cache: NormalizedCacheObject = {
  ROOT_QUERY: {
    __typename: 'Query',
    me: { __ref: 'User:1' },
    orders: { edges: [{ node: { __ref: 'Order:1' } }, { node: { __ref: 'Order:2' } }] },
    wishList: { edges: [{ node: { __ref: 'Product:1' } }] },
  },
  'User:1': { __typename: 'User', id: '1', name: 'Paul Reed' },
  'Order:1': {
    __typename: 'Order',
    id: '1',
    state: 'PAID',
    handOverCode: { code: '123456' },
    pickUp: { agreed: { place: '12 Oak Street' } },
    product: { __ref: 'Product:1' },
  },
  'Order:2': {
    __typename: 'Order',
    id: '2',
    state: 'CLOSED',
    handOverCode: { code: '654321' },
    pickUp: { agreed: { place: '9 Elm Street' } },
    'pickUpTimes({"most":3})': { place: '9 Elm Street' },
  },
  'Product:1': { __typename: 'Product', id: '1', productName: 'Bench' },
  'Product:2': { __typename: 'Product', id: '2', productName: 'Rack' },
};

test('a snapshot has the records that the root leads to, without those evicted from all lists', () => {
  const kept = snapshotOf(cache, { first: [] });
  expect(kept.ROOT_QUERY).toEqual(cache.ROOT_QUERY);
  expect(Object.keys(kept)).not.toContain('Product:2');
});

test('a snapshot has code and place of an open order, and not of an ended one', () => {
  const kept = snapshotOf(cache, { first: [] });
  expect(kept['Order:1']).toEqual(cache['Order:1']);
  expect(kept['Order:2']).toEqual({ __typename: 'Order', id: '2', state: 'CLOSED' });
  expect(JSON.stringify(kept)).not.toMatch(/654321|Elm Street/);
});

test('a snapshot of a large cache has the account and the latest answers', () => {
  const kept = snapshotOf(cache, { first: ['wishList', 'orders'], most: 300 });
  expect(kept.ROOT_QUERY).toEqual({
    __typename: 'Query',
    me: { __ref: 'User:1' },
    wishList: cache.ROOT_QUERY?.wishList,
  });
  expect(Object.keys(kept).toSorted()).toEqual(['Product:1', 'ROOT_QUERY', 'User:1']);
});

test('a snapshot adds what a cache lacks and changes no value in it', () => {
  const page: NormalizedCacheObject = {
    ROOT_QUERY: { __typename: 'Query', me: null },
    'Product:1': { __typename: 'Product', id: '1', productName: 'Bench, red' },
  };
  const merged = addBelow(page, cache);
  expect(merged.ROOT_QUERY).toEqual({ ...cache.ROOT_QUERY, me: null });
  expect(merged['Product:1']).toEqual(page['Product:1']);
  expect(merged['Order:1']).toEqual(cache['Order:1']);
});
