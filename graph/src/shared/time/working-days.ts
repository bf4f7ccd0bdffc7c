import { workingDayAfter } from '@fitness-zone/contract/time/working-days.ts';
import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import { dateAt } from './time-zone.ts';

/** `timeZone` is an IANA name; holidays look like `2026-12-25`. */
export type WorkingDays = { timeZone: string; holidays: ReadonlySet<string> };

/**
 * Returns the end of a working day after a moment.
 * @param at epoch milliseconds; its own day doesn't count
 * @param count number of working days after it, from 1
 * @returns the start of the next day, in epoch milliseconds
 */
export function endOfWorkingDay(
  at: number,
  count: number,
  { timeZone, holidays }: WorkingDays,
): number {
  const last = workingDayAfter(dateAt(at, timeZone).toString(), count, holidays);
  return Temporal.PlainDate.from(last).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}

/**
 * Names the day that ends at a moment, with its time zone, since readers may live in another.
 * @param end epoch milliseconds
 * @param timeZone an IANA name
 * @returns for example `Wednesday, Nov 25 (Berlin time)`
 */
export function dayUntil(end: number, timeZone: string): string {
  const style = { weekday: 'long', month: 'short', day: 'numeric' } as const;
  return `${dateAt(end - 1, timeZone).toLocaleString('en-US', style)} (${zoneName(timeZone)})`;
}
