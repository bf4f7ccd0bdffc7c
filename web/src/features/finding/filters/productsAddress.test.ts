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
      `q=bike&category=${id}&condition=fair&condition=good&min=10.5&max=600&years=3&near=Portland%2C+OR&within=25&unit=km&town=Salem%2C+OR&verified=1&sort=nearest`,
    ),
  ).toEqual({
    filter: {
      text: 'bike',
      categoryIds: [id],
      conditions: ['FAIR', 'GOOD'],
      minPrice: 10_50,
      maxPrice: 600_00,
      maxYearsOfUse: 3,
      near: { place: 'Portland, OR', within: 25, unit: 'KM' },
      towns: ['Salem, OR'],
      verifiedSeller: true,
    },
    sort: 'NEAREST',
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
  'sort=nearest',
  'within=25',
  'near=%20',
  'q=%20%20',
  'utm_source=mail',
  'attribute=weight',
  'attribute=weight:9..1',
  'attribute=weight:-1..',
  'attribute=weight:1..2%20cm',
  'attribute=weight:..9999999',
  'attribute=foldable:maybe',
  'attribute=power:Steam',
  'attribute=model:X1',
  'attribute=colour:red',
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

test('a radius that makes no sense is left out', () => {
  for (const within of ['0', '-5', '25001', 'far', '']) {
    expect(read(`near=Portland&within=${within}`).filter).toEqual({ near: { place: 'Portland' } });
  }
});

test('reading a written address gives the same filters', () => {
  const search = write(
    `q=${encodeURIComponent('a&b=c #?')}&category=${id}&condition=fair&min=0&years=0&near=S%C3%A3o&within=10&town=Salem%2C+OR&verified=1`,
  );
  expect(write(search)).toBe(search);
  expect(read(search).filter).toMatchObject({ text: 'a&b=c #?', minPrice: 0, maxYearsOfUse: 0 });
});

test('facts are read in any unit and written in their own, those of several values once for each', () => {
  const { filter } = read(
    'attribute=brand:Rogue&attribute=foldable:true&attribute=weight:10..35+lb&attribute=brand:Anvil',
  );
  expect(filter.attributes).toHaveLength(3);
  expect(filter.attributes).toEqual(
    expect.arrayContaining([
      { name: 'brand', values: ['Anvil', 'Rogue'] },
      { name: 'foldable', is: true },
      { name: 'weight', min: 10, max: 15.876 },
    ]),
  );
  const written = write('attribute=weight:10..35+lb&attribute=foldable:false');
  expect(read(written).filter.attributes).toHaveLength(2);
  expect(write(written)).toBe(written);
  expect(write('attribute=pieces:8')).toBe('?attribute=pieces%3A8..8');
});
