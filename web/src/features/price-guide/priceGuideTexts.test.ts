import { expect, test } from 'vitest';
import { headline, rangeInWords, scope } from './priceGuideTexts.ts';

const range = { low: 120_00, typical: 135_50, high: 150_00, currency: 'USD' };

test.each([
  ['SALES', range, 'Most sell for $120–150'],
  ['LISTINGS', range, 'Similar products cost $120–150'],
  ['SALES', { ...range, high: 120_00 }, 'Most sell for $120'],
  ['SALES', { ...range, high: 1_234_50 }, 'Most sell for $120–1,234.50'],
  ['SALES', { ...range, currency: 'JPY' }, 'Most sell for ¥12,000–15,000'],
] as const)('the headline of %s', (source, given, expected) => {
  expect(headline(source, given)).toBe(expected);
});

test('the number of prices and what they are', () => {
  const guide = { priceCount: 8, low: { amount: 1, currency: 'USD' } } as never;
  const of = (given: object) => scope(Object.assign({}, guide, given) as never);
  expect(of({ source: 'SALES', condition: 'GOOD', brand: 'Bowflex' })).toBe(
    'From 8 sales of Bowflex in good condition',
  );
  expect(of({ source: 'SALES', condition: 'GOOD', brand: null })).toBe(
    'From 8 sales in good condition',
  );
  expect(of({ source: 'LISTINGS', condition: null, brand: 'Bowflex' })).toBe(
    'From 8 listings of Bowflex in any condition',
  );
  expect(of({ source: 'LISTINGS', condition: null, brand: null })).toBe(
    'From 8 listings in any condition',
  );
});

test.each([
  [119_99, 'below'],
  [120_00, 'within'],
  [150_00, 'within'],
  [150_01, 'above'],
])('the plot in words, with a price of %d', (amount, place) => {
  expect(rangeInWords(range, { amount, name: 'Your price' })).toMatch(
    new RegExp(
      `^Low \\$120, typical \\$135.50, high \\$150\\. Your price, .* is ${place} this range\\.$`,
    ),
  );
});
