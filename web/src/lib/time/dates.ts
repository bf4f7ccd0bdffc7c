import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { shopNow } from './shopClock.ts';

/** RFC 3339 or epoch milliseconds. */
type Moment = string | number;

type Options = {
  /** epoch milliseconds */
  now?: number;
  /** an IANA name; by default the reader's */
  timeZone?: string | undefined;
};

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Distance in days from which a date includes its year. */
const halfAYearMs = 182 * dayMs;

const day = { month: 'short', day: 'numeric' } as const;
const year = { year: 'numeric' } as const;
const weekday = { weekday: 'short' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(
  moment: number,
  style: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): string {
  const key = JSON.stringify([style, timeZone]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en', { ...style, timeZone });
  formats.set(key, known);
  return known.format(moment);
}

const parse = (moment: Moment): number =>
  typeof moment === 'number' ? moment : Date.parse(moment);

/** The time of day in digits, such as "18:00". */
const clock = (moment: number, timeZone: string | undefined): string =>
  format(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone);

const isFar = (moment: number, now: number): boolean => Math.abs(moment - now) > halfAYearMs;

/** "6 PM" rather than "6:00 PM". */
const time = (moment: number, timeZone: string | undefined): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  ...(!clock(moment, timeZone).endsWith(':00') && { minute: '2-digit' }),
});

/** Formats a past moment, such as "2 days ago"; "just now" within a minute. */
export function timeAgo(moment: Moment, now: number): string {
  const seconds = (parse(moment) - now) / 1000;
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return 'just now';
}

/** Formats a day without its time: "Nov 30", with the year unless it is obvious. */
export function formatDay(moment: Moment, { now = shopNow(), timeZone }: Options = {}): string {
  const at = parse(moment);
  return format(at, { ...day, ...(isFar(at, now) && year) }, timeZone);
}

/** Writes a day with its year, for records and for pages that the server renders: "Nov 30, 2026". */
export const formatFullDay = (moment: Moment, timeZone?: string): string =>
  format(parse(moment), { ...day, ...year }, timeZone);

/** Formats a moment: "Mon, Nov 30, 6 PM", with the year unless it is obvious. */
export function formatMoment(moment: Moment, { now = shopNow(), timeZone }: Options = {}): string {
  const at = parse(moment);
  const style = { ...weekday, ...day, ...(isFar(at, now) && year), ...time(at, timeZone) };
  return format(at, style, timeZone);
}

/** Writes a moment with its year, for receipts, logs and hints: "Mon, Nov 30, 2026, 6 PM". */
export function formatFullMoment(moment: Moment, timeZone?: string): string {
  const at = parse(moment);
  return format(at, { ...weekday, ...day, ...year, ...time(at, timeZone) }, timeZone);
}

/**
 * Formats a deadline: "Mon, Nov 30, 6 PM". A deadline at the end of a day shows only the day, "Mon, Nov 30", since
 * midnight is ambiguous.
 */
export function formatDeadline(end: Moment, options: Options = {}): string {
  const at = parse(end);
  const { now = shopNow(), timeZone } = options;
  if (clock(at, timeZone) !== '00:00') return formatMoment(at, options);
  return format(at - 1, { ...weekday, ...day, ...(isFar(at, now) && year) }, timeZone);
}

/** Writes a day of the calendar, given as `2026-12-03`: "Thu, Dec 3". */
export const formatWeekday = (date: string): string =>
  format(parse(date), { ...weekday, ...day }, 'UTC');

/** Writes a time of day, such as "2:26 PM". */
export const formatTime = (moment: Moment): string =>
  format(parse(moment), { hour: 'numeric', minute: '2-digit' }, undefined);

/** Writes a month, such as "March 2026". */
export const formatMonth = (moment: Moment, timeZone?: string): string =>
  format(parse(moment), { month: 'long', ...year }, timeZone);

/** Names a day: "Today", "Yesterday", or as `formatDay` does. */
export function nameDay(moment: Moment, now: number): string {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const named = formatFullDay(moment);
  if (named === formatFullDay(now)) return 'Today';
  return named === formatFullDay(yesterday.getTime()) ? 'Yesterday' : formatDay(moment, { now });
}

/** Writes the time of day of a moment in a time zone: "6 PM". */
export const formatHour = (moment: Moment, timeZone?: string): string =>
  format(parse(moment), time(parse(moment), timeZone), timeZone);

/** Writes the day of a moment in a time zone: "Mon, Nov 30". */
export const formatDayOfWeek = (moment: Moment, timeZone?: string): string =>
  format(parse(moment), { ...weekday, ...day }, timeZone);
