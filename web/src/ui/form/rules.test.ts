import { expect, test } from 'vitest';
import { optionalTextRule, textRule } from './rules.ts';

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

test('a required text says so when it is missing or blank', async () => {
  const rule = textRule(bound, 'phone is required');
  await expect(rule.validate(undefined)).rejects.toThrow('phone is required');
  await expect(rule.validate('  ')).rejects.toThrow('phone is required');
  expect(await rule.validate('123')).toBe('123');
});
