import { expect, test } from 'vitest';
import { nameDay } from '../../../lib/time/dates.ts';
import { byDay } from './byDay.ts';

const at = (...moment: [number, number, number, number, number]) =>
  new Date(...moment).toISOString();

test('messages are grouped by the day on which they were written, in their order', () => {
  const messages = [
    at(2026, 1, 28, 23, 59),
    at(2026, 2, 1, 0, 0),
    at(2026, 2, 1, 12, 30),
    at(2026, 2, 3, 8, 0),
  ].map((createdAt) => ({ createdAt }));
  expect(byDay(messages).map(({ entries }) => entries)).toEqual([
    [messages[0]],
    [messages[1], messages[2]],
    [messages[3]],
  ]);
});

test('a day is called today, yesterday, or by its date', () => {
  const now = Date.parse(at(2026, 2, 1, 0, 5));
  expect(nameDay(Date.parse(at(2026, 2, 1, 0, 0)), now)).toBe('Today');
  expect(nameDay(Date.parse(at(2026, 1, 28, 0, 0)), now)).toBe('Yesterday');
  expect(nameDay(Date.parse(at(2026, 1, 27, 23, 59)), now)).toBe('Feb 27');
});
