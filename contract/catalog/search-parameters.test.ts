import { expect, test } from 'vitest';
import { isFilteredAddress, listSearch } from './search-parameters.ts';

const searchOf = (text: string) => listSearch(new URLSearchParams(text));
const isFiltered = (text: string) => isFilteredAddress(new URLSearchParams(text));

test.each([
  ['', ''],
  ['utm_source=mail&q=', ''],
  ['sort=price&q=bench&near=+', '?q=bench&sort=price'],
  ['category=b&category=a', '?category=b&category=a'],
  ['after=6b08168f6913881ed66a697b&q=a%26b', '?q=a%26b&after=6b08168f6913881ed66a697b'],
])('a list reads %j as %j', (text, read) => expect(searchOf(text)).toBe(read));

test('a further page of the whole list is no filtered list, and neither are empty fields', () => {
  expect(['', 'after=1', 'q=&near=', 'other=1'].map(isFiltered)).toEqual(Array(4).fill(false));
  expect(['q=a', 'sort=price', 'after=1&min=2'].map(isFiltered)).toEqual(Array(3).fill(true));
});
