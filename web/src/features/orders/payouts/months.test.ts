import { expect, test } from 'vitest';
import { monthsBefore } from './months.ts';

test('a chart has six months at least, over the turn of the year', () => {
  expect(monthsBefore([{ month: '2026-02-01' }, { month: '2026-03-01' }])).toEqual([
    ...['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01'],
  ]);
  expect(monthsBefore(Array.from({ length: 7 }, () => ({ month: '2026-03-01' })))).toEqual([]);
});
