import { expect, test } from 'vitest';
import { readPriceRange } from './typedPrice.ts';

const refused = 'Enter a price such as 1250, 1,250 or 149.50.';

test.each([
  ['', null],
  ['250', 250_00],
  [' $ 1,250 ', 1250_00],
  ['1,250.5', 1250_50],
  ['99,5', 99_50],
  ['.5', 50],
])('a price is read as people type it: "%s"', (text, amount) => {
  expect(readPriceRange(text, '', 'usd')).toEqual({ min: amount, max: null });
});

test.each(['abc', '12x', '-5', '1.2.3', '.', '$', '1.234', '1e3', '149.505'])(
  'anything else is refused with examples: "%s"',
  (text) => {
    expect(readPriceRange('', text, 'usd')).toMatchObject({ error: refused, wrong: 'to' });
  },
);

test('a highest price below the lowest is said, and one beyond all bounds', () => {
  expect(readPriceRange('600', '100', 'usd')).toMatchObject({
    error: 'The highest price is below the lowest.',
    wrong: 'to',
  });
  expect(readPriceRange('99999999999', '', 'usd')).toMatchObject({ wrong: 'from' });
});
