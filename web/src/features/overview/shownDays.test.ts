import { intervalsOf } from '@fitness-zone/contract/overview.ts';
import { expect, test } from 'vitest';
import { daysOf, intervalNames, type RangeName, ranges } from './shownDays.ts';

const now = Date.parse('2026-03-31T22:30:00Z');

test('days end with today in the shop’s time zone', () => {
  expect(daysOf('7d', '', now, 'Europe/Berlin')).toEqual({
    from: '2026-03-26',
    to: '2026-04-01',
    interval: 'DAY',
  });
  expect(daysOf('7d', '', now, 'UTC')).toMatchObject({ from: '2026-03-25', to: '2026-03-31' });
});

test('months begin on their first, also before a longer month', () => {
  expect(daysOf('12m', '', now, 'UTC')).toMatchObject({ from: '2025-04-01', interval: 'MONTH' });
  expect(daysOf('5y', '', now, 'UTC')).toMatchObject({ from: '2021-04-01' });
});

test('an interval that would be too short for its range is not taken', () => {
  expect(daysOf('5y', 'day', now, 'UTC').interval).toBe('MONTH');
  expect(daysOf('90d', 'day', now, 'UTC').interval).toBe('DAY');
});

test('the server answers every range and interval on offer', () => {
  for (const range of Object.keys(ranges) as RangeName[]) {
    for (const interval of ranges[range].intervals) {
      const { from, to } = daysOf(range, intervalNames[interval], now, 'UTC');
      expect(intervalsOf({ from, to }, intervalNames[interval]).length).toBeGreaterThan(0);
    }
  }
});
