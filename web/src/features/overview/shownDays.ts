import { daysAfter } from '@fitness-zone/contract/time/days.ts';
import type { OverviewInterval, OverviewQueryVariables } from '../../generated/graphql.ts';
import { dayIn } from '../../lib/time/dayIn.ts';

/** The days of an overview and their intervals. */
export type ShownDays = OverviewQueryVariables;

type Range = {
  name: string;
  /** the first day of a range that ends today */
  from: (today: string) => string;
  /** possible intervals, the default first */
  intervals: readonly OverviewInterval[];
};

const lastDays = (days: number) => (today: string) => daysAfter(today, 1 - days);

/** The first day of the month some months earlier. */
const lastMonths = (months: number) => (today: string) => {
  const date = new Date(today);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1 - months);
  return date.toISOString().slice(0, 10);
};

/** The periods by name in the address; the empty one is the default. */
export const ranges = {
  '7d': { name: 'Last 7 days', from: lastDays(7), intervals: ['DAY', 'WEEK'] },
  '': { name: 'Last 30 days', from: lastDays(30), intervals: ['DAY', 'WEEK', 'MONTH'] },
  '90d': { name: 'Last 90 days', from: lastDays(90), intervals: ['WEEK', 'DAY', 'MONTH'] },
  '12m': { name: 'Last 12 months', from: lastMonths(12), intervals: ['MONTH', 'WEEK', 'DAY'] },
  '5y': { name: 'Last 5 years', from: lastMonths(60), intervals: ['MONTH', 'WEEK'] },
} as const satisfies Record<string, Range>;

export type RangeName = keyof typeof ranges;

/** Names of intervals in the address. */
export const intervalNames = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** The interval of a period: from the address if possible, otherwise the default. */
export function intervalIn(range: RangeName, chosen: string): OverviewInterval {
  const intervals: readonly OverviewInterval[] = ranges[range].intervals;
  return intervals.find((one) => intervalNames[one] === chosen) ?? ranges[range].intervals[0];
}

/**
 * The days of a range.
 * @param now epoch milliseconds
 * @param timeZone the shop's, an IANA name
 */
export function daysOf(range: RangeName, chosen: string, now: number, timeZone: string): ShownDays {
  const to = dayIn(timeZone, now);
  return { from: ranges[range].from(to), to, interval: intervalIn(range, chosen) };
}
