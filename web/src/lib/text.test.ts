import { expect, test } from 'vitest';
import { truncate } from './text.ts';
import { exactTime, timeAgo } from './time/dates.ts';

test('a text that fits is left alone', () => {
  expect(truncate('a'.repeat(50), 50)).toBe('a'.repeat(50));
});

test('a longer text keeps its first characters and says that more follows', () => {
  expect(truncate('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`);
  expect(truncate('four words of text', 5)).toBe('four…');
});

test('a moment is formatted as a relative date', () => {
  const now = Date.parse('2026-05-04T12:00:00Z');
  const ago = (ms: number) => timeAgo(now - ms, now);
  expect(ago(5_000)).toBe('just now');
  expect(ago(3 * 60_000)).toBe('3 minutes ago');
  expect(ago(26 * 3_600_000)).toBe('yesterday');
  expect(ago(2 * 86_400_000)).toBe('2 days ago');
  expect(ago(400 * 86_400_000)).toBe('last year');
  expect(exactTime(now)).toContain('2026');
});
