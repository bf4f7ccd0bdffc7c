import { expect, test } from 'vitest';
import {
  comparePlaces,
  type Placed,
  type ProductSort,
  placeAt,
  placeOf,
  productCursor,
} from './product-order.ts';

const id = (last: string) => `0000000000000000000000${last}`;
const products: Placed[] = [
  { id: id('0a'), resalePrice: 500, originalPrice: 900, relevance: 3 },
  { id: id('0b'), resalePrice: 300, originalPrice: 300, relevance: 1 },
  { id: id('0c'), resalePrice: 500, originalPrice: 400, relevance: 2 },
  { id: id('0d'), resalePrice: 0, originalPrice: 400, relevance: 1 },
];

test.each<[ProductSort, string]>([
  ['NEWEST', 'dcba'],
  ['PRICE_ASC', 'dbca'],
  ['PRICE_DESC', 'cabd'],
  ['SAVING_DESC', 'dabc'],
  ['RELEVANCE', 'dbca'],
])('%s puts them as %s', (sort, order) => {
  const places = products.map((product) => placeOf(sort, product)).sort(comparePlaces);
  expect(places.map((place) => place.id.at(-1)).join('')).toBe(order);
  const cursors = products.map((product) => productCursor(sort, product));
  const sorted = cursors.map(placeAt).sort(comparePlaces);
  expect(sorted).toEqual(places);
});

test('a cursor of the newest first is the id alone, and so is one of a list without a text', () => {
  expect(productCursor('NEWEST', products[0] as Placed)).toBe(id('0a'));
  expect(productCursor('RELEVANCE', { ...(products[0] as Placed), relevance: undefined })).toBe(
    id('0a'),
  );
  expect(productCursor('PRICE_DESC', products[0] as Placed)).toBe(`-500.${id('0a')}`);
  expect(placeAt('')).toEqual({ key: 0, id: '' });
});
