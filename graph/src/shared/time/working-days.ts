import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import { dateAt } from './time-zone.ts';

/** `timeZone` is an IANA name, holidays are such as `2026-12-25`. */
export type WorkingDays = { timeZone: string; holidays: ReadonlySet<string> };

const saturday = 6;

/**
 * Returns the end of a working day after a moment: Monday to Friday, except for holidays.
 * @param at epoch milliseconds; its own day doesn't count
 * @param count number of working days after it, from 1
 * @returns the start of the next day, in epoch milliseconds
 */
export function endOfWorkingDay(
  at: number,
  count: number,
  { timeZone, holidays }: WorkingDays,
): number {
  let date = dateAt(at, timeZone);
  for (let counted = 0; counted < count; ) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek < saturday && !holidays.has(date.toString())) counted += 1;
  }
  return date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
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
