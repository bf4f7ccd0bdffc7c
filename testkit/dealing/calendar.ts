import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { holidays, timeZone } from './dealing-schedule.ts';

// An independent implementation of the rules, by `Intl` and a search instead of `Temporal`.
const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' });

const dayAt = (at: number) => date.format(at);

/** In epoch milliseconds. */
export function thirdWorkingDayEnd(at: number): number {
  let midnight = nextMidnight(at);
  for (let counted = 0; counted < 3; ) {
    const isWorkingDay =
      !['Sat', 'Sun'].includes(weekday.format(midnight)) && !holidays.includes(dayAt(midnight));
    if (isWorkingDay) counted += 1;
    midnight = nextMidnight(midnight);
  }
  return midnight;
}

/** Midnight after a moment, found by full hours: in this time zone days begin at one. */
function nextMidnight(at: number): number {
  let hour = Math.floor(at / hourMs) * hourMs + hourMs;
  while (dayAt(hour) === dayAt(at)) hour += hourMs;
  return hour;
}
