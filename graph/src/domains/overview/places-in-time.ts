import { daysAfter } from '@fitness-zone/contract/days.ts';
import type { Days } from '@fitness-zone/contract/overview.ts';
import { startOfDay } from '../../shared/time-zone.ts';

/**
 * Finds the interval of a moment, given in epoch milliseconds: its place among them, or null for a moment before the
 * first or after the last one.
 */
export type PlaceOf = (at: number) => number | null;

/**
 * How moments are found among intervals that follow one another.
 * @param timeZone an IANA name
 */
export function placesIn(intervals: readonly Days[], timeZone: string): PlaceOf {
  const starts = intervals.map(({ from }) => startOfDay(from, timeZone));
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (!first || !last) return () => null;
  const end = startOfDay(daysAfter(last.to, 1), timeZone);
  return (at) => {
    if (at >= end || at < Number(starts[0])) return null;
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (Number(starts[middle]) <= at) low = middle;
      else high = middle;
    }
    return low;
  };
}
