import { expect, test } from 'vitest';
import { longMonth, monthsBetween, shortMonth } from './months.ts';

test('months are counted over the turn of a year, and written so that nobody takes the year for a day', () => {
  const months = monthsBetween('2026-11', '2027-02');
  expect(months).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(months.map(shortMonth)).toEqual(['Nov ’26', 'Dec ’26', 'Jan ’27', 'Feb ’27']);
  expect(longMonth('2027-02')).toBe('February 2027');
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']);
});
