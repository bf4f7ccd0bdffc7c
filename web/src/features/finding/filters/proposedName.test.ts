import { expect, test } from 'vitest';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { proposedName } from './proposedName.ts';

const name = (filter: ProductFilter, near?: string) =>
  proposedName(filter, {
    currency: 'usd',
    units: 'metric',
    near,
    categoryTitle: (id) => ({ a: 'Treadmills', b: 'Rowers' })[id],
  });

test.each<[ProductFilter, string]>([
  [{ text: 'folding treadmill' }, 'folding treadmill'],
  [{ categoryIds: ['a', 'b'] }, 'Treadmills or Rowers'],
  [{ text: 'folding', categoryIds: ['a'] }, 'folding in Treadmills'],
  [
    { categoryIds: ['b'], attributes: [{ name: 'brand', values: ['Concept2'] }] },
    'Rowers, Brand: Concept2',
  ],
  [{ maxPrice: 500_00 }, 'Products, up to $500'],
  [{ text: 'bench', towns: ['Salem, OR', 'Portland, OR'] }, 'bench in Salem or Portland'],
  [
    { categoryIds: ['a'], conditions: ['GOOD'], maxYearsOfUse: 2, verifiedSeller: true },
    'Treadmills, good, up to 2 years, verified sellers',
  ],
])('a search gets the name of what it looks for: %j', (filter, expected) => {
  expect(name(filter)).toBe(expected);
});

test('a name says the place as it was looked up, and the price', () => {
  const filter = { text: 'treadmill', near: { place: '97201', within: 25 }, maxPrice: 500_00 };
  expect(name(filter, 'Portland, OR')).toBe('treadmill near Portland, up to $500');
  expect(name(filter)).toBe('treadmill near 97201, up to $500');
});

test('a long name is cut to what the shop takes', () => {
  expect(name({ text: 'x'.repeat(200) })).toBe(`${'x'.repeat(79)}…`);
});
