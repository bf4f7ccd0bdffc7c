import { expect, test } from 'vitest';
import { formatMoney, formatShortMoney, toMajor, toMinor } from './money.ts';

test.each([
  ['usd', 124_900, 1249, '$1,249.00'],
  ['jpy', 12_900, 12_900, '¥12,900'],
  ['kwd', 12_900, 12.9, 'KWD 12.900'],
])('amounts in %s count its own minor unit', (currency, amount, major, text) => {
  expect(toMajor(amount, currency)).toBe(major);
  expect(toMinor(major, currency)).toBe(amount);
  expect(formatMoney(amount, currency).replaceAll(/\s/g, ' ')).toBe(text);
});

test('major units are rounded to the nearest minor one', () => {
  expect(toMinor(450.505, 'usd')).toBe(45_051);
  expect(toMinor(0.1 + 0.2, 'usd')).toBe(30);
});

test('a short amount leaves out minor units that are zero', () => {
  expect(formatShortMoney(120_00, 'usd')).toBe('$120');
  expect(formatShortMoney(119_50, 'usd')).toBe('$119.50');
  expect(formatShortMoney(12_900, 'jpy')).toBe('¥12,900');
});
