import { expect, test } from 'vitest';
import { numberRule, optionalTextRule, priceRule, textRule } from './rules.ts';

const bound = {
  type: 'string',
  required: false,
  minLength: 1,
  maxLength: 5,
  pattern: '^\\d+$',
} as const;

test('an optional text may be left out; one that is there keeps to its bounds', async () => {
  const rule = optionalTextRule(bound, 'must be digits');
  expect(await rule.validate(undefined)).toBeUndefined();
  expect(await rule.validate('')).toBe('');
  expect(await rule.validate(' 123 ')).toBe('123');
  await expect(rule.validate('123456')).rejects.toThrow('must have at most 5 characters');
  await expect(rule.validate('abc')).rejects.toThrow('must be digits');
});

test('a text of one line takes no control characters, one of several lines takes line breaks', async () => {
  const line = { type: 'string', required: true, minLength: 1 } as const;
  await expect(textRule(line, 'needed').validate('Bench\u2028press')).rejects.toThrow(
    'must be one line of text without control characters',
  );
  expect(await textRule(line, 'needed').validate(' Bench\n')).toBe('Bench');
  const lines = { ...line, multiline: true };
  expect(await textRule(lines, 'needed').validate('Folds.\nRolls.')).toBe('Folds.\nRolls.');
});

test('a required text says so when it is missing or blank', async () => {
  const rule = textRule(bound, 'phone is required');
  await expect(rule.validate(undefined)).rejects.toThrow('phone is required');
  await expect(rule.validate('  ')).rejects.toThrow('phone is required');
  expect(await rule.validate('123')).toBe('123');
});

const price = (currency: string) =>
  priceRule({ type: 'integer', required: true, min: 50, max: 1_000_000 }, 'is missing', currency);
const years = numberRule({ type: 'number', required: true, min: 0, max: 100 }, 'is missing');

test.each(['149,50', '149.50', '1,234', '1 234', '1,234.50', '1.234,50', '$10,000'])(
  'a price of "%s" is taken as it was typed',
  async (text) => expect(await price('usd').validate(text)).toBe(text),
);

test.each([
  ['', 'is missing'],
  ['1.234', 'must be a number such as 1250, 1,250 or 149.50'],
  ['1e3', 'must be a number such as 1250, 1,250 or 149.50'],
  ['50.005', 'must be a number such as 1250, 1,250 or 149.50'],
  ['0,49', 'must be a number from 0.5 to 10,000'],
  ['10,001', 'must be a number from 0.5 to 10,000'],
])('a price of "%s": %s', async (text, message) => {
  await expect(price('usd').validate(text)).rejects.toThrow(message);
});

test('prices without minor units have examples without any', async () => {
  await expect(price('jpy').validate('149,50')).rejects.toThrow(
    'must be a number such as 1250 or 1,250',
  );
});

test('years are typed with a point or a comma, and out of range with thousands', async () => {
  expect(await years.validate('1,5')).toBe('1,5');
  await expect(years.validate('1.234')).rejects.toThrow('must be a number such as 2 or 1.5');
  await expect(years.validate('1,234')).rejects.toThrow('must be a number from 0 to 100');
  await expect(years.validate('-1')).rejects.toThrow('must be a number from 0 to 100');
});
