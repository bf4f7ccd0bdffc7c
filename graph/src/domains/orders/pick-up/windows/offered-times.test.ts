import { mostPickUpTimes } from '@fitness-zone/contract/dealing/pick-up.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { expect, test } from 'vitest';
import { offeredTimes, offersUntil } from './offered-times.rules.ts';
import type { PickUpWindowRecord } from './pick-up-plan.model.ts';
import { readWindows } from './read-windows.rules.ts';

const at = (time: string) => Date.parse(time);
const plan = (timeZone: string, ...windows: PickUpWindowRecord[]) => ({ timeZone, windows });
const timesOf = (given: ReturnType<typeof plan>, now: string, most?: number) =>
  offeredTimes(given, at(now), most).map((time) => time.toISOString().slice(0, 16));

test('a window has a time every half hour, the last one half an hour before its end', () => {
  const single = plan('UTC', { date: '2026-12-05', from: '18:00', to: '19:45' });
  expect(timesOf(single, '2026-12-01T12:00Z')).toEqual([
    '2026-12-05T18:00',
    '2026-12-05T18:30',
    '2026-12-05T19:00',
  ]);
  // Not before an hour from now.
  expect(timesOf(single, '2026-12-05T17:30Z')).toEqual(['2026-12-05T18:30', '2026-12-05T19:00']);
  expect(offersUntil(single)).toBe(at('2026-12-05T18:15Z'));
});

test('weekly windows return, at the same local time when clocks change', () => {
  const weekly = plan('Europe/Berlin', { weekday: 'saturday', from: '10:00', to: '10:30' });
  expect(timesOf(weekly, '2027-03-19T12:00Z', 3)).toEqual([
    '2027-03-20T09:00',
    '2027-03-27T09:00',
    // Summer time.
    '2027-04-03T08:00',
  ]);
  expect(offersUntil(weekly)).toBeNull();
});

test('times that clocks skip or repeat are offered once, as they are', () => {
  const night = plan('Europe/Berlin', { weekday: 'sunday', from: '01:30', to: '03:30' });
  expect(timesOf(night, '2027-03-27T12:00Z', 2)).toEqual(['2027-03-28T00:30', '2027-03-28T01:00']);
  // An hour longer.
  expect(timesOf(night, '2027-10-30T12:00Z', 7)).toHaveLength(7);
  const skipped = plan('Europe/Berlin', { date: '2027-03-28', from: '02:00', to: '02:45' });
  expect(timesOf(skipped, '2027-03-27T12:00Z')).toEqual(['2027-03-28T01:00']);
});

test('the number of times is limited, and none is later than 60 days', () => {
  const always = plan('UTC', { weekday: 'monday', from: '00:00', to: '23:59' });
  const times = offeredTimes(always, at('2026-12-01T00:00Z'));
  expect(times.length).toBeLessThanOrEqual(mostPickUpTimes);
  expect(times.at(-1)?.getTime()).toBeLessThanOrEqual(at('2026-12-01T00:00Z') + 60 * dayMs);
});

const now = at('2026-12-01T12:00Z');
const read = (...windows: PickUpWindowRecord[]) =>
  readWindows({ windows, timeZone: 'america/new_york' }, now);

test('windows are sorted: weekdays, then dates', () => {
  expect(
    read(
      { date: '2026-12-05', from: '10:00', to: '11:00' },
      { weekday: 'sunday', from: '10:00', to: '11:00' },
      { weekday: 'monday', from: '18:00', to: '19:00' },
      { weekday: 'monday', from: '08:00', to: '09:00' },
    ),
  ).toEqual({
    timeZone: 'America/New_York',
    windows: [
      { weekday: 'monday', from: '08:00', to: '09:00' },
      { weekday: 'monday', from: '18:00', to: '19:00' },
      { weekday: 'sunday', from: '10:00', to: '11:00' },
      { date: '2026-12-05', from: '10:00', to: '11:00' },
    ],
  });
});

test.each([
  ['an end before the start', 'half an hour', { weekday: 'monday', from: '18:00', to: '17:00' }],
  ['a few minutes', 'half an hour', { weekday: 'monday', from: '18:00', to: '18:20' }],
  ['a date that has passed', 'has passed', { date: '2026-11-30', from: '18:00', to: '19:00' }],
  ['a window that is over', 'has passed', { date: '2026-12-01', from: '05:00', to: '06:00' }],
  ['a date too far ahead', '60 days', { date: '2027-03-01', from: '18:00', to: '19:00' }],
  ['no date', 'is no date', { date: '2027-02-30', from: '18:00', to: '19:00' }],
  ['neither day nor date', 'either a day', { from: '18:00', to: '19:00' }],
  ['both', 'either a day', { weekday: 'monday', date: '2026-12-07', from: '18:00', to: '19:00' }],
] as const)('%s is refused', (_what, message, window) => {
  expect(() => read(window)).toThrow(message);
});

test('windows that overlap and unknown time zones are refused', () => {
  const early = { weekday: 'monday', from: '08:00', to: '10:00' } as const;
  expect(() => read(early, { weekday: 'monday', from: '09:30', to: '11:00' })).toThrow('overlap');
  expect(() => readWindows({ windows: [early], timeZone: 'Mars/Olympus' }, now)).toThrow(
    'no time zone',
  );
});
