const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
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
