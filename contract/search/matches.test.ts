import { expect, test } from 'vitest';
import { isNear, productWords, tierOf } from './matches.ts';
import { wordsOf } from './words.ts';

const words = productWords({
  productName: 'Walnut Tide Water Rower',
  body: 'Lightly used, new strap. Écru handle.',
  categoryTitle: 'Rowing Machines',
  condition: 'Good',
  location: 'Portland, OR',
});

test.each([
  ['', null],
  ['—!', null],
  ['walnut', 1],
  ['WAL tide', 1],
  ['erg', 1],
  ['walnut machine', 1],
  ['walnut machines', 2],
  ['strap', 3],
  ['ecru', 3],
  ['good walnut', 3],
  ['port rower', 3],
  ['idewater', null],
  ['walnut bike', null],
])('%j matches in tier %j', (text, tier) => {
  expect(tierOf(wordsOf(text), words)).toBe(tier);
});

test('words of the category alone are of the second tier', () => {
  const scull = productWords({
    productName: 'Quietstroke 300',
    body: '',
    categoryTitle: 'Rowing Machines',
    condition: 'Fair',
    location: '',
  });
  expect(tierOf(['quiet', 'row'], scull)).toBe(2);
  expect(tierOf(['fair', 'quiet'], scull)).toBe(3);
});

test('a place is near where each word begins one of the location', () => {
  expect(isNear('or, PORT', 'Portland, OR')).toBe(true);
  expect(isNear(' ', 'Portland, OR')).toBe(true);
  expect(isNear('—', 'Portland, OR')).toBe(false);
  expect(isNear('Portland Maine', 'Portland, OR')).toBe(false);
});
