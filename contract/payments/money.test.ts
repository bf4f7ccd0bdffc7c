import { expect, test } from 'vitest';
import { isChargeable, leastCharge } from './currencies.ts';
import { formatMoney, formatShortMoney, stepOf, toExactMinor, toMajor, toMinor } from './money.ts';

test.each([
  ['usd', 124_900, 1249, '$1,249.00'],
  ['jpy', 12_900, 12_900, '¥12,900'],
  ['krw', 12_900, 12_900, '₩12,900'],
  ['kwd', 12_900, 12.9, 'KWD 12.900'],
  ['BHD', 1_250, 1.25, 'BHD 1.250'],
  ['isk', 12_900, 129, 'ISK 129'],
  // `Intl` shows these without cents, since nobody uses them; the card provider still counts cents.
  ['huf', 129_00, 129, 'HUF 129.00'],
  ['idr', 129_00, 129, 'IDR 129.00'],
  ['cop', 129_50, 129.5, 'COP 129.50'],
])('amounts in %s count its own minor unit', (currency, amount, major, text) => {
  expect(toMajor(amount, currency)).toBe(major);
  expect(toMinor(major, currency)).toBe(amount);
  expect(formatMoney(amount, currency).replaceAll(/\s/g, ' ')).toBe(text);
});

test('major units are rounded to the nearest minor one', () => {
  expect(toMinor(450.505, 'usd')).toBe(45_051);
  expect(toMinor(0.1 + 0.2, 'usd')).toBe(30);
});

test.each([
  [129.99, 'usd', 129_99],
  [8.41, 'usd', 841],
  [999_999.99, 'usd', 99_999_999],
  [1.01, 'kwd', 1010],
  [120, 'jpy', 120],
  [129, 'isk', 129_00],
])('%d in %s is exactly %d minor units', (major, currency, amount) => {
  expect(toExactMinor(major, currency)).toBe(amount);
});

test.each([
  [50.005, 'usd'],
  [50.001, 'usd'],
  [1.005, 'kwd'],
  [120.5, 'jpy'],
  [129.5, 'isk'],
])('%d in %s is no amount that can be charged', (major, currency) => {
  expect(toExactMinor(major, currency) % stepOf(currency)).not.toBe(0);
});

test('amounts are rounded to what can be charged', () => {
  expect(toMinor(12.345, 'kwd')).toBe(12_350);
  expect(toMinor(129.4, 'isk')).toBe(129_00);
  expect(toMinor(129.4, 'jpy')).toBe(129);
  expect(['kwd', 'ISK', 'jpy', 'usd'].map(stepOf)).toEqual([10, 100, 1, 1]);
});

test.each([
  ['USD', true],
  ['jpy', true],
  ['KWD', true],
  ['IRR', false],
  ['DEM', false],
])('whether cards can be charged in %s: %s', (currency, chargeable) => {
  expect(isChargeable(currency)).toBe(chargeable);
});

test('a short amount leaves out minor units that are zero', () => {
  expect(formatShortMoney(120_00, 'usd')).toBe('$120');
  expect(formatShortMoney(119_50, 'usd')).toBe('$119.50');
  expect(formatShortMoney(12_900, 'jpy')).toBe('¥12,900');
});

// The currencies listed by docs.stripe.com/currencies in September 2026, and some unlisted ones.
test.each([
  ...([
    ['usd', 50],
    ['AED', 200],
    ['ARS', 50],
    ['AUD', 50],
    ['BRL', 50],
    ['CAD', 50],
  ] as const),
  ...([
    ['CHF', 50],
    ['COP', 50],
    ['CZK', 15_00],
    ['DKK', 250],
    ['EUR', 50],
    ['GBP', 30],
  ] as const),
  ...([
    ['HKD', 400],
    ['HUF', 175_00],
    ['IDR', 50],
    ['ILS', 50],
    ['INR', 50],
    ['JPY', 50],
  ] as const),
  ...([
    ['KRW', 50],
    ['MXN', 10_00],
    ['MYR', 200],
    ['NOK', 300],
    ['NZD', 50],
    ['PHP', 50],
  ] as const),
  ...([
    ['PLN', 200],
    ['RON', 200],
    ['RUB', 50],
    ['SEK', 300],
    ['SGD', 50],
    ['THB', 10_00],
  ] as const),
  ...([
    ['ZAR', 50],
    ['ISK', 100],
    ['UGX', 100],
    ['KWD', 50],
    ['TRY', 50],
  ] as const),
])('the least charge in %s is %i minor units', (currency, least) => {
  expect(leastCharge(currency)).toBe(least);
});
