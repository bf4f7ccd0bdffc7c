import { expect, test } from 'vitest';
import { dayUntil, endOfWorkingDay } from './working-days.ts';

const at = (time: string) => Date.parse(time);
const written = (moment: number) => new Date(moment).toISOString();

/** The end of the third working day after a moment. */
const thirdAfter = (time: string, timeZone = 'UTC', holidays: string[] = []) =>
  written(endOfWorkingDay(at(time), 3, { timeZone, holidays: new Set(holidays) }));

test.each([
  ['Monday', '2026-11-23T00:00:00Z', '2026-11-27T00:00:00.000Z'],
  ['Monday at its last moment', '2026-11-23T23:59:59.999Z', '2026-11-27T00:00:00.000Z'],
  ['Tuesday', '2026-11-24T12:00:00Z', '2026-11-28T00:00:00.000Z'],
  ['Wednesday', '2026-11-25T12:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['Thursday', '2026-11-26T12:00:00Z', '2026-12-02T00:00:00.000Z'],
  ['Friday', '2026-11-27T12:00:00Z', '2026-12-03T00:00:00.000Z'],
  ['Saturday', '2026-11-28T12:00:00Z', '2026-12-03T00:00:00.000Z'],
  ['Sunday', '2026-11-29T12:00:00Z', '2026-12-03T00:00:00.000Z'],
])('the third working day after a %s leaves the weekend out', (_day, time, end) => {
  expect(thirdAfter(time)).toBe(end);
});

test('days go on over the end of a month, of February, and of a year', () => {
  expect(thirdAfter('2026-04-29T12:00:00Z')).toBe('2026-05-05T00:00:00.000Z');
  expect(thirdAfter('2026-02-26T12:00:00Z')).toBe('2026-03-04T00:00:00.000Z');
  expect(thirdAfter('2028-02-28T12:00:00Z')).toBe('2028-03-03T00:00:00.000Z');
  expect(thirdAfter('2026-12-30T12:00:00Z')).toBe('2027-01-05T00:00:00.000Z');
});

test('holidays are no working days, also one after the other and on a weekend', () => {
  const holidays = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01'];
  expect(thirdAfter('2026-12-22T12:00:00Z', 'UTC', holidays)).toBe('2026-12-30T00:00:00.000Z');
  expect(thirdAfter('2026-12-28T12:00:00Z', 'UTC', holidays)).toBe('2027-01-05T00:00:00.000Z');
  // The day of the moment itself doesn't count, whether or not it is a working day.
  expect(thirdAfter('2026-12-31T12:00:00Z', 'UTC', holidays)).toBe('2027-01-07T00:00:00.000Z');
});

test('a day begins and ends where its time zone says', () => {
  // Already Friday there.
  expect(thirdAfter('2026-11-26T11:00:00Z', 'Pacific/Auckland')).toBe('2026-12-02T11:00:00.000Z');
  // Still Thursday there.
  expect(thirdAfter('2026-11-27T07:59:59Z', 'America/Los_Angeles')).toBe(
    '2026-12-02T08:00:00.000Z',
  );
  expect(thirdAfter('2026-11-26T18:30:00Z', 'Asia/Kolkata')).toBe('2026-12-02T18:30:00.000Z');
});

test('days of 23 and 25 hours are days, too', () => {
  // Summer time begins in Berlin on Sunday, March 29, and ends on Sunday, October 25.
  expect(thirdAfter('2026-03-27T12:00:00Z', 'Europe/Berlin')).toBe('2026-04-01T22:00:00.000Z');
  expect(thirdAfter('2026-10-23T12:00:00Z', 'Europe/Berlin')).toBe('2026-10-28T23:00:00.000Z');
  // In Cairo, summer time begins on a Friday at midnight, so that day has no first hour.
  expect(thirdAfter('2026-04-21T12:00:00Z', 'Africa/Cairo')).toBe('2026-04-24T21:00:00.000Z');
  expect(thirdAfter('2026-04-20T12:00:00Z', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
});

test('the first working day, and one far away', () => {
  const days = { timeZone: 'UTC', holidays: new Set<string>() };
  expect(written(endOfWorkingDay(at('2026-11-27T12:00:00Z'), 1, days))).toBe(
    '2026-12-01T00:00:00.000Z',
  );
  expect(written(endOfWorkingDay(at('2026-11-27T12:00:00Z'), 100, days))).toBe(
    '2027-04-17T00:00:00.000Z',
  );
});

test('a day is named by its end, with its time zone', () => {
  expect(dayUntil(at('2026-11-26T00:00:00Z'), 'UTC')).toBe('Wednesday, Nov 25 (UTC)');
  expect(dayUntil(at('2026-10-28T23:00:00Z'), 'Europe/Berlin')).toBe(
    'Wednesday, Oct 28 (Berlin time)',
  );
});
