import { formatMonth } from '../../../lib/time/dates.ts';

const short = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Writes a month by its first day, such as `2026-03-01`, for a narrow place: "Mar 26". */
export const shortMonth = (month: string): string => short.format(Date.parse(month));

/** Writes a month by its first day, such as `2026-03-01`: "March 2026". */
export const longMonth = (month: string): string => formatMonth(Date.parse(month), 'UTC');

const fewestMonths = 6;

/** The first days of the months before the first one that a chart shows, too, so that a single bar isn't as wide as it. */
export function monthsBefore(months: readonly { month: string }[]): string[] {
  const first = new Date(Date.parse(months[0]?.month ?? ''));
  return Array.from({ length: Math.max(0, fewestMonths - months.length) }, () => {
    first.setUTCMonth(first.getUTCMonth() - 1);
    return first.toISOString().slice(0, 10);
  }).toReversed();
}
