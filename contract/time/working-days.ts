import { daysAfter } from './days.ts';

const [sunday, saturday] = [0, 6];

/**
 * The last of some working days, Monday to Friday without holidays: three after `2026-11-27` end with `2026-12-02`.
 * @param day such as `2026-11-27`; it doesn't count itself
 * @param count from 1
 * @param holidays such as `2026-12-25`
 */
export function workingDayAfter(day: string, count: number, holidays: Iterable<string>): string {
  const free = new Set(holidays);
  let last = day;
  for (let counted = 0; counted < count; ) {
    last = daysAfter(last, 1);
    const weekday = new Date(last).getUTCDay();
    if (weekday !== sunday && weekday !== saturday && !free.has(last)) counted += 1;
  }
  return last;
}
