import { InvalidInput } from './valid-input.ts';

/** The length of a day in UTC, in milliseconds. */
export const dayMs = 24 * 60 * 60_000;

/** The day of a moment in UTC, given in epoch milliseconds, for example `2026-05-04`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Moves a day by some days: `daysAfter('2026-05-31', 1)` is `2026-06-01`. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(Date.parse(day) + days * dayMs);

/**
 * When a day begins in UTC, in epoch milliseconds.
 * @param field the argument that has it
 * @throws InvalidInput for what is no day of the calendar
 */
export function startInUtc(day: string, field: string): number {
  const start = Date.parse(day);
  if (Number.isNaN(start) || dayOf(start) !== day) {
    throw new InvalidInput(field, `${field} must be a day of the calendar.`);
  }
  return start;
}
