import { formatMonth } from './dates.ts';

const short = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Writes a month such as `2026-03` for a narrow place: "Mar ’26". */
export const shortMonth = (month: string): string =>
  short.format(Date.parse(month)).replace(' ', ' ’');

/** Writes a month such as `2026-03`: "March 2026". */
export const longMonth = (month: string): string => formatMonth(Date.parse(month), 'UTC');

/** The months from one to another, such as `2026-03`, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(first); months.at(-1) !== last; at.setUTCMonth(at.getUTCMonth() + 1)) {
    months.push(at.toISOString().slice(0, 7));
  }
  return months;
}
