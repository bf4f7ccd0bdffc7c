import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { enumValues, type Weekday } from '../../contract/enums.ts';

// An independent implementation of pick-up windows, by `Intl` and a scan of half hours.

/** The zone of the schedules' plans. It differs from the shop's and changes to daylight saving time on other days. */
export const planZone = 'America/New_York';

/** Hours on a weekday, on a date such as `2027-03-14`, or on a day counted from the act's. */
type Hours = { weekday?: Weekday; daysAhead?: number; from: string; to: string };

/**
 * The windows that sellers save. `weekly` covers the hours that clocks skip and repeat; `daily` has more times than are
 * offered.
 */
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

/** Day and time in the plans' zone; `minutes` since midnight, by local clocks. */
export function localAt(at: number): { weekday: string; date: string; minutes: number } {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return {
    weekday: of('weekday').toLowerCase(),
    date: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

/** About noon of a day in the plans' zone. Adding whole days to it always gives another calendar day. */
const middayMs = (now: number): number => now + (12 * 60 - localAt(now).minutes) * 60_000;

const halfHourMs = hourMs / 2;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times a buyer can choose at a moment, earliest first, in epoch milliseconds. */
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
