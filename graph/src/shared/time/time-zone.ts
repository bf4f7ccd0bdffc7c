/// <reference lib="esnext.temporal" />

/**
 * Returns the canonical name of a time zone, or null if there is no such zone. Offsets such as +01:00 don't count:
 * they have no summer time.
 * @param name an IANA name in any case, older ones included
 */
export function timeZoneNamed(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** A day of a time zone, and when it ends, in epoch milliseconds. */
export type Day = { date: string; endsAt: number };

/** A month of a time zone, for example `2026-05`, and when it began. */
export type Month = { month: string; from: Date };

/**
 * The day of a moment.
 * @param at epoch milliseconds
 * @param timeZone an IANA name
 */
export function dayAt(at: number, timeZone: string): Day {
  const today = dateAt(at, timeZone);
  return {
    date: today.toString(),
    endsAt: today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  };
}

/**
 * The last months up to that of a moment, oldest first.
 * @param at epoch milliseconds
 * @param count how many
 * @param timeZone an IANA name
 */
export function monthsUntil(at: number, count: number, timeZone: string): Month[] {
  const last = dateAt(at, timeZone).toPlainYearMonth();
  return Array.from({ length: count }, (_month, index) => {
    const month = last.subtract({ months: count - 1 - index });
    const from = month.toPlainDate({ day: 1 }).toZonedDateTime(timeZone);
    return { month: month.toString(), from: new Date(from.epochMilliseconds) };
  });
}

/**
 * The start of a day in epoch milliseconds.
 * @param date for example `2026-05-04`
 * @param timeZone an IANA name
 */
export const startOfDay = (date: string, timeZone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;

/**
 * The date of a moment.
 * @param at epoch milliseconds
 * @param timeZone an IANA name
 */
export const dateAt = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
