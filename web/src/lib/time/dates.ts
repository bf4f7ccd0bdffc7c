const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const utcDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Says how long ago a moment was, such as "2 days ago"; "just now" within a minute.
 * @param moment the moment in epoch milliseconds
 * @param now epoch milliseconds
 */
export function timeAgo(moment: number, now: number): string {
  const seconds = (moment - now) / 1000;
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return 'just now';
}

/** Writes a moment (epoch milliseconds) as a date and a time for people. */
export const exactTime = (moment: number): string => exact.format(moment);

/** Writes a moment (epoch milliseconds) as a short date and a time, such as "Nov 22, 2026, 2:26 PM". */
export const shortTime = (moment: number): string => short.format(moment);

/**
 * Writes until when something can be done that ends at a moment (epoch milliseconds): the last minute before it, since
 * "until Nov 26, 12:00 AM" would be read as a day more.
 */
export const untilTime = (end: number): string => shortTime(end - 1);

/** Writes the day of a moment (epoch milliseconds), such as "Nov 22, 2026". */
export const dayOf = (moment: number): string => day.format(moment);

/** Writes the time of day of a moment (epoch milliseconds), such as "2:26 PM". */
export const timeOfDay = (moment: number): string => time.format(moment);

/**
 * Writes the day of a moment as people call it: "Today", "Yesterday", before that as `dayOf`.
 * @param moment epoch milliseconds
 * @param now epoch milliseconds
 */
export function dayName(moment: number, now: number): string {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const name = dayOf(moment);
  if (name === dayOf(now)) return 'Today';
  return name === dayOf(yesterday.getTime()) ? 'Yesterday' : name;
}

/** Writes the day of a moment (epoch milliseconds) in UTC: the same everywhere. */
export const utcDayOf = (moment: number): string => utcDay.format(moment);

/** Writes the month of a moment (epoch milliseconds) in UTC, such as "March 2026": the same everywhere. */
export const monthOf = (moment: number): string => month.format(moment);
