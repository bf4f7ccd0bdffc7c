import { expect, test } from 'vitest';
import { dayAt, monthsUntil } from './time-zone.ts';

const at = (time: string) => Date.parse(time);

test('a day is one of the time zone, also where clocks change', () => {
  expect(dayAt(at('2026-03-28T22:59:00Z'), 'Europe/Berlin')).toEqual({
    date: '2026-03-28',
    endsAt: at('2026-03-28T23:00:00Z'),
  });
  // A day of 23 hours.
  expect(dayAt(at('2026-03-28T23:00:00Z'), 'Europe/Berlin')).toEqual({
    date: '2026-03-29',
    endsAt: at('2026-03-29T22:00:00Z'),
  });
  // This day has no midnight.
  expect(dayAt(at('2018-11-04T02:59:00Z'), 'America/Sao_Paulo').endsAt).toBe(
    at('2018-11-04T03:00:00Z'),
  );
});

test('months follow each other without a gap, over the turn of the year', () => {
  const months = monthsUntil(at('2026-01-31T23:30:00Z'), 3, 'Europe/Berlin');
  expect(months).toEqual([
    { month: '2025-12', from: new Date('2025-11-30T23:00:00Z') },
    { month: '2026-01', from: new Date('2025-12-31T23:00:00Z') },
    { month: '2026-02', from: new Date('2026-01-31T23:00:00Z') },
  ]);
  expect(monthsUntil(at('2026-01-31T23:30:00Z'), 1, 'UTC')).toEqual([
    { month: '2026-01', from: new Date('2026-01-01T00:00:00Z') },
  ]);
});
