/**
 * The day of a moment in a time zone, as the contract writes days: `2026-12-03`.
 * @param timeZone an IANA name
 * @param now epoch milliseconds
 */
export const dayIn = (timeZone: string, now: number): string =>
  // Swedish dates are written so.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
