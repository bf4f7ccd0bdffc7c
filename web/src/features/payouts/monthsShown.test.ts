import { expect, test } from 'vitest';
import { monthsShown } from './PayoutMonths.tsx';

test('a chart has six months at least, twelve at most, and those without a sale between', () => {
  expect(monthsShown(['2026-02'])).toEqual([
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ]);
  expect(monthsShown(['2025-07', '2025-09', '2026-02'])).toEqual([
    ...['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ]);
  const aYear = monthsShown(['2025-02', '2026-02']);
  expect([aYear[0], aYear.length]).toEqual(['2025-03', 12]);
});
