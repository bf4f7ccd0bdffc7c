import { expect, test } from 'vitest';
import type { HomeQuery } from '../../generated/graphql.ts';
import { homeLists } from './homeLists.ts';

const connection = (ids: string, sold = '') => ({
  edges: [...ids].map((id) => ({
    node: { id, inStock: sold.includes(id) ? 'SOLD' : 'AVAILABLE' },
  })),
  pageInfo: { hasNextPage: false },
});

/** The ids of each list, joined. */
function listsOf(newest: string, advertised: string, sold?: string) {
  const data = { products: connection(newest, sold), advertised: connection(advertised, sold) };
  const lists = homeLists(data as unknown as HomeQuery);
  const idsOf = (products: { id: string }[]) => products.map(({ id }) => id).join('');
  return [idsOf(lists.newest), idsOf(lists.more), idsOf(lists.advertised)];
}

test('no product stands in two lists, and the advertised ones stand among the advertised', () => {
  expect(listsOf('abcdefghijklm', 'bx')).toEqual(['acdefghi', 'jklm', 'bx']);
});

test('a product that was sold leaves every list', () => {
  expect(listsOf('abcdefghijklm', 'bx', 'abf')).toEqual(['cdeghijk', 'lm', 'x']);
});

test('a shop with few products has its carousel, and first rows even if all are advertised', () => {
  expect(listsOf('abc', 'b')).toEqual(['ac', 'ac', 'b']);
  expect(listsOf('ab', 'ab')).toEqual(['ab', 'ab', 'ab']);
  expect(listsOf('', '')).toEqual(['', '', '']);
});
