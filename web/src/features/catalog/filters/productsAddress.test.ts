import { expect, test } from 'vitest';
import { readProductsAddress, writeProductsAddress } from './productsAddress.ts';

const id = 'ab'.repeat(12);
const read = (search: string, currency = 'usd') =>
  readProductsAddress(new URLSearchParams(search), currency);
const write = (search: string, currency = 'usd') =>
  writeProductsAddress(read(search, currency), currency);

test('an address says every part of the filter, prices in major units', () => {
  expect(
    read(
      `q=bike&category=${id}&condition=fair&condition=good&min=10.5&max=600&years=3&near=Portland&verified=1&sort=price`,
    ),
  ).toEqual({
    filter: {
      text: 'bike',
      categoryIds: [id],
      conditions: ['FAIR', 'GOOD'],
      minPrice: 10_50,
      maxPrice: 600_00,
      maxYearsOfUse: 3,
      location: 'Portland',
      verifiedSeller: true,
    },
    sort: 'PRICE_ASC',
  });
});

test('a currency without minor units has its prices as they are', () => {
  expect(read('min=1200', 'jpy').filter).toEqual({ minPrice: 1200 });
  expect(write('min=1200', 'jpy')).toBe('?min=1200');
});

test('numbers of an address are read as people type them, and written in one way', () => {
  const search = 'min=149,50&max=1,234&years=1,5';
  expect(read(search).filter).toEqual({ minPrice: 149_50, maxPrice: 1234_00, maxYearsOfUse: 1.5 });
  expect(write(search)).toBe('?min=149.5&max=1234&years=1.5');
  expect(read(write('years=1.1250')).filter).toEqual({ maxYearsOfUse: 1.125 });
});

test.each([
  'min=1.234',
  'max=1e3',
  'years=0x10',
  'min=149.505',
  'category=benches',
  'condition=mint',
  'min=cheap',
  'min=-1',
  'max=99999999999',
  'min=600&max=100',
  'years=-2',
  'years=',
  'verified=yes',
  'sort=random',
  'q=%20%20',
  'utm_source=mail',
])('what makes no sense in an address is left out: %s', (search) => {
  expect(read(search)).toEqual({ filter: {}, sort: 'NEWEST' });
  expect(write(search)).toBe('');
});

test('an address is written in one way, whatever the order of its parameters', () => {
  expect(write('sort=-price&max=600&condition=good&condition=excellent&q=bike')).toBe(
    '?q=bike&condition=excellent&condition=good&max=600&sort=-price',
  );
});

test('the default order is not written: the best match with a text, the newest without', () => {
  expect(write('q=bike&sort=relevance')).toBe('?q=bike');
  expect(write('q=bike&sort=newest')).toBe('?q=bike&sort=newest');
  expect(write('sort=relevance')).toBe('');
  expect(read('q=bike').sort).toBe('RELEVANCE');
});

test('what is written is read again', () => {
  const search = write(
    `q=${encodeURIComponent('a&b=c #?')}&category=${id}&condition=fair&min=0&years=0&near=S%C3%A3o&verified=1`,
  );
  expect(write(search)).toBe(search);
  expect(read(search).filter).toMatchObject({ text: 'a&b=c #?', minPrice: 0, maxYearsOfUse: 0 });
});
