import type { OverviewInterval } from './enums.ts';
import { allValid, InvalidInput } from './inputs/valid-input.ts';
import { startInUtc } from './time/calendar-day.ts';
import { dayMs, dayOf } from './time/days.ts';

/** Some days of the calendar, the last one included, for example `2026-05-04`. */
export type Days = { from: string; to: string };

export const mostIntervals = 400;

/**
 * The intervals of an overview, oldest first. Weeks start on Monday; the first and the last interval contain only
 * requested days.
 * @throws InvalidInput for invalid days, an end before the start, and too many intervals
 */
export function intervalsOf({ from, to }: Days, interval: OverviewInterval): Days[] {
  const days = Object.entries({ from, to });
  const [first = 0, last = 0] = allValid(days, ([field, day]) => startInUtc(day, field));
  if (last < first) {
    throw new InvalidInput([{ field: 'to', message: 'to must not be before from.' }]);
  }
  const intervals: Days[] = [];
  for (let start = first; start <= last; ) {
    if (intervals.length === mostIntervals) {
      const message = `An overview has at most ${mostIntervals} ${interval}s. Choose fewer days or longer intervals.`;
      throw new InvalidInput([{ field: 'from', message }]);
    }
    const next = startOfNext(start, interval);
    intervals.push({ from: dayOf(start), to: dayOf(Math.min(next - dayMs, last)) });
    start = next;
  }
  return intervals;
}

function startOfNext(start: number, interval: OverviewInterval): number {
  const date = new Date(start);
  switch (interval) {
    case 'day':
      return start + dayMs;
    case 'week':
      return start + (7 - ((date.getUTCDay() + 6) % 7)) * dayMs;
    case 'month':
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  }
}
