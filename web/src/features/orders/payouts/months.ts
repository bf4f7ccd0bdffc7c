import { formatMonth } from '../../../lib/time/dates.ts';

const short = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Writes a month by its first day, such as `2026-03-01`, for a narrow place: "Mar 26". */
export const shortMonth = (month: string): string => short.format(Date.parse(month));

/** Writes a month by its first day, such as `2026-03-01`: "March 2026". */
export const longMonth = (month: string): string => formatMonth(Date.parse(month), 'UTC');
