import { expect, test } from 'vitest';
import {
  amountExamples,
  readAmount,
  readNumber,
  writeAmount,
  writeNumber,
} from './typed-number.ts';

test.each([
  ['0', 0],
  ['007', 7],
  [' 250 ', 250],
  ['1,234', 1234],
  ['1 234', 1234],
  ['1\u00a0234', 1234],
  ['1\u202f234', 1234],
  ["1'234", 1234],
  ['1’234', 1234],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['149,50', 149.5],
  ['149.50', 149.5],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,5', 1234.5],
  ["1'234.5", 1234.5],
  ['1234.567', 1234.567],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.2345', 1.2345],
  ['.5', 0.5],
  [',5', 0.5],
  ['250.', 250],
  ['-5', -5],
  ['−5', -5],
  ['１，２３４．５０', 1234.5],
])('"%s" is %d', (text, number) => expect(readNumber(text)).toBe(number));

test.each([
  ...['1.234', '12.345', '999.000', '-1.234'],
  ...['', ' ', '.', ',', '-', '1e3', '0x10', '1_000', 'Infinity', 'NaN', '12x', 'abc', '½', '5²'],
  ...['1.2.3', '1,2,3', '1,23,456', '1,234,5', '1,234,56', '1 23', '1 2345', '12,34.5'],
  ...['1,234 567', '1.234,567.8', '1  234', '+5', '--5', '5-', '5%', '$5'],
])('"%s" has two readings or none', (text) => expect(readNumber(text)).toBeNull());

test.each([0, 1.5, 1.125, 12.345, 1234.567, 0.125, 1e-7, 1e21, 999_999.99, -1.125])(
  '%d is written as it is read',
  (number) => expect(readNumber(writeNumber(number))).toBe(number),
);

test.each([
  ['149,50', 'usd', 149_50],
  ['1,234', 'usd', 1234_00],
  ['$1,250', 'usd', 1250_00],
  ['1 250 $', 'usd', 1250_00],
  ['usd 19.99', 'usd', 19_99],
  ['19.99 USD', 'usd', 19_99],
  ['C$5', 'cad', null],
  ['CA$5', 'cad', 5_00],
  ['$5', 'cad', 5_00],
  ['€5', 'usd', null],
  ['50.005', 'usd', null],
  ['1234.567', 'usd', null],
  ['1.234', 'kwd', null],
  ['1.23', 'kwd', 1230],
  ['1200', 'jpy', 1200],
  ['¥1,200', 'jpy', 1200],
  ['149,50', 'jpy', null],
  ['149.50', 'isk', null],
  ['150', 'isk', 150_00],
])('a price of "%s" in %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

test('every price is written in the form in which it is read', () => {
  for (const [currency, step] of [
    ['usd', 1],
    ['jpy', 1],
    ['kwd', 10],
    ['isk', 100],
  ] as const) {
    for (let amount = 0; amount <= 200_000; amount += 37 * step) {
      expect(readAmount(writeAmount(amount, currency), currency)).toBe(amount);
    }
  }
});

test('the examples of prices are prices', () => {
  for (const currency of ['usd', 'jpy', 'kwd', 'isk']) {
    const examples = amountExamples(currency).split(/, (?=\d)| or /);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) expect(readAmount(example, currency)).not.toBeNull();
  }
});
