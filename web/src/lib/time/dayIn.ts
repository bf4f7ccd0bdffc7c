/**
 * The day of a moment in a time zone, in the schema's format: `2026-12-03`.
 * @param timeZone an IANA name
 * @param now epoch milliseconds
 */
export const dayIn = (timeZone: string, now: number): string =>
  // Swedish dates have this format.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
