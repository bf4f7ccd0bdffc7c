import { expect, test } from 'vitest';
import { truncate } from './text.ts';

test('a text that fits is left alone', () => {
  expect(truncate('a'.repeat(50), 50)).toBe('a'.repeat(50));
});

test('a longer text keeps its first characters and says that more follows', () => {
  expect(truncate('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`);
  expect(truncate('four words of text', 5)).toBe('four…');
});
