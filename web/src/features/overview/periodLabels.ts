import type { OverviewInterval } from '../../generated/graphql.ts';

type Days = { from: string; to: string };

const utc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', ...utc });
const month = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', ...utc });
const longDay = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  ...utc,
});
const longDays = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  ...utc,
});
const longMonth = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', ...utc });

/** Formats a period for a narrow place: "May 4", "May 26". */
export const shortLabel = ({ from }: Days, interval: OverviewInterval): string =>
  (interval === 'MONTH' ? month : day).format(Date.parse(from));

/** Formats a period: "Mon, May 4, 2026", "May 4 – 10, 2026", "May 2026". */
export function longLabel({ from, to }: Days, interval: OverviewInterval): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (interval === 'DAY') return longDay.format(first);
  return interval === 'WEEK' ? longDays.formatRange(first, last) : longMonth.format(first);
}

/** Formats a range of days: "Mar 2 – May 31, 2026". */
export const daysLabel = ({ from, to }: Days): string =>
  longDays.formatRange(Date.parse(from), Date.parse(to));
