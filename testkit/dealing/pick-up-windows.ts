import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { enumValues, type Weekday } from '../../contract/enums.ts';

// An independent implementation of the windows of pick-up plans, by `Intl` and a look at each half hour.

/** The zone of the plans that schedules save: another one than the shop's, with other days of summer time. */
export const planZone = 'America/New_York';

/** Hours of a weekday, of a date such as `2027-03-14`, or of a day so many days after that of the act. */
type Hours = { weekday?: Weekday; daysAhead?: number; from: string; to: string };

/** What sellers set: one runs through the hours that clocks skip and repeat, another has more times than are offered. */
const pickUpWindows = {
  weekly: [
    { weekday: 'saturday', from: '17:00', to: '17:30' },
    { weekday: 'sunday', from: '01:00', to: '04:00' },
  ],
  daily: Object.values(enumValues.Weekday).map((weekday) => ({
    weekday,
    from: '10:00',
    to: '14:00',
  })),
  tomorrow: [{ daysAhead: 1, from: '08:00', to: '12:00' }],
  tooLate: [{ daysAhead: 61, from: '08:00', to: '12:00' }],
} as const satisfies Record<string, readonly Hours[]>;

export type PickUpWindows = keyof typeof pickUpWindows;

/** A window as a plan stores it. */
export type PickUpWindow = {
  weekday?: Weekday | null;
  date?: string | null;
  from: string;
  to: string;
};

/** @param now epoch milliseconds */
export const windowsAt = (name: PickUpWindows, now: number): PickUpWindow[] =>
  pickUpWindows[name].map(({ from, to, ...day }) => ({
    ...('weekday' in day
      ? { weekday: day.weekday }
      : { date: localAt(middayMs(now) + day.daysAhead * dayMs).date }),
    from,
    to,
  }));

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: planZone,
  hourCycle: 'h23',
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day and time in the plans' zone; `minutes` since midnight, by its clocks. */
export function localAt(at: number): { weekday: string; date: string; minutes: number } {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return {
    weekday: of('weekday').toLowerCase(),
    date: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

/** About the middle of a moment's day in the plans' zone, from which whole days lead to other days of the calendar. */
const middayMs = (now: number): number => now + (12 * 60 - localAt(now).minutes) * 60_000;

const halfHourMs = hourMs / 2;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times that a buyer can choose at a moment, the earliest first; all in epoch milliseconds. */
export function timesIn(windows: readonly PickUpWindow[], now: number): number[] {
  const times: number[] = [];
  const first = Math.ceil((now + hourMs) / halfHourMs) * halfHourMs;
  for (let at = first; at <= now + 60 * dayMs && times.length < 300; at += halfHourMs) {
    const { weekday, date, minutes } = localAt(at);
    const isIn = windows.some(
      (one) =>
        (one.weekday === weekday || one.date === date) &&
        minutesOf(one.from) <= minutes &&
        minutes + 30 <= minutesOf(one.to),
    );
    if (isIn) times.push(at);
  }
  return times;
}
