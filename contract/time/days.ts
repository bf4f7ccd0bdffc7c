export const hourMs = 60 * 60_000;
/** The length of a day in UTC, in milliseconds. */
export const dayMs = 24 * hourMs;

/** The day of a moment in UTC, given in epoch milliseconds, for example `2026-05-04`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Moves a day by some days: `daysAfter('2026-05-31', 1)` is `2026-06-01`. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(Date.parse(day) + days * dayMs);
