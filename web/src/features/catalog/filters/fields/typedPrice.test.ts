import { expect, test } from 'vitest';
import { readPriceRange } from './typedPrice.ts';

test.each([
  ['', null],
  ['250', 250_00],
  [' $ 1,250 ', 1250_00],
  ['1,250.5', 1250_50],
  ['99,5', 99_50],
  ['.5', 50],
])('a price is read as people type it: "%s"', (text, amount) => {
  expect(readPriceRange(text, '', 'usd')).toEqual({ minPrice: amount, maxPrice: null });
});

test.each(['abc', '12x', '-5', '1.2.3', '.', '$'])('nonsense is said: "%s"', (text) => {
  const { error, wrong } = readPriceRange('', text, 'usd');
  expect({ error, wrong }).toEqual(
    text === '$'
      ? { error: undefined, wrong: undefined }
      : { error: 'Enter a price, such as 250.', wrong: 'to' },
  );
});

test('a highest price below the lowest is said, and one beyond all bounds', () => {
  expect(readPriceRange('600', '100', 'usd')).toMatchObject({
    error: 'The highest price is below the lowest.',
    wrong: 'to',
  });
  expect(readPriceRange('99999999999', '', 'usd')).toMatchObject({ wrong: 'from' });
});
