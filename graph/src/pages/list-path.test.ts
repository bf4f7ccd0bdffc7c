import { expect, test } from 'vitest';
import { isListPath } from './list-path.rules.ts';

test.each([
  ['/pages', true],
  ['/pages/', true],
  ['/pages/category/6b0b805582cdf6bb69a526eb', true],
  ['/pages/category/6b0b805582cdf6bb69a526eb/', true],
  ['/', false],
  ['/pages/orders', false],
] as const)('the query string decides what %s shows: %s', (path, expected) => {
  expect(isListPath(path)).toBe(expected);
});
