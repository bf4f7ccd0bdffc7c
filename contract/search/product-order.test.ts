import { expect, test } from 'vitest';
import {
  comparePositions,
  type ProductSort,
  positionAt,
  positionOf,
  productCursor,
  type SortKeys,
} from './product-order.ts';

const id = (last: string) => `0000000000000000000000${last}`;
const products: SortKeys[] = [
  { id: id('0a'), resalePrice: 500, originalPrice: 900, relevance: 3, metres: 900 },
  { id: id('0b'), resalePrice: 300, originalPrice: 300, relevance: 1 },
  { id: id('0c'), resalePrice: 500, originalPrice: 400, relevance: 2, metres: 0 },
  { id: id('0d'), resalePrice: 0, originalPrice: 400, relevance: 1 },
];

test.each<[ProductSort, string]>([
  ['NEWEST', 'dcba'],
  ['PRICE_ASC', 'dbca'],
  ['PRICE_DESC', 'cabd'],
  ['SAVING_DESC', 'dabc'],
  ['RELEVANCE', 'dbca'],
  ['NEAREST', 'cadb'],
])('%s puts them as %s', (sort, order) => {
  const positions = products.map((product) => positionOf(sort, product)).sort(comparePositions);
  expect(positions.map((position) => position.id.at(-1)).join('')).toBe(order);
  const cursors = products.map((product) => productCursor(sort, product));
  const sorted = cursors.map(positionAt).sort(comparePositions);
  expect(sorted).toEqual(positions);
});

test('a cursor of the newest first is the id alone, and so is one of a list without a text', () => {
  expect(productCursor('NEWEST', products[0] as SortKeys)).toBe(id('0a'));
  expect(productCursor('RELEVANCE', { ...(products[0] as SortKeys), relevance: undefined })).toBe(
    id('0a'),
  );
  expect(productCursor('PRICE_DESC', products[0] as SortKeys)).toBe(`-500.${id('0a')}`);
  expect(positionAt('')).toEqual({ key: 0, id: '' });
});
