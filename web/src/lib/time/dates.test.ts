import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatDeadline,
  formatFullDay,
  formatFullMoment,
  formatMoment,
  formatMonth,
  timeAgo,
} from './dates.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const [berlin, newYork, utc] = ['Europe/Berlin', 'America/New_York', 'UTC'];

test('a moment is written in a time zone, without empty minutes', () => {
  const at = '2026-11-30T23:00:00Z';
  expect(formatMoment(at, { now, timeZone: newYork })).toBe('Mon, Nov 30, 6 PM');
  expect(formatMoment(at, { now, timeZone: berlin })).toBe('Tue, Dec 1, 12 AM');
  expect(formatMoment(at, { now, timeZone: 'Asia/Kolkata' })).toBe('Tue, Dec 1, 4:30 AM');
  expect(formatFullMoment(at, newYork)).toBe('Mon, Nov 30, 2026, 6 PM');
});

test('a day has its year where that is not obvious', () => {
  expect(formatDay('2027-02-23T12:00:00Z', { now, timeZone: utc })).toBe('Feb 23');
  expect(formatDay('2026-06-01T12:00:00Z', { now, timeZone: utc })).toBe('Jun 1');
  expect(formatDay('2026-04-30T12:00:00Z', { now, timeZone: utc })).toBe('Apr 30, 2026');
  expect(formatDay('2027-06-30T12:00:00Z', { now, timeZone: utc })).toBe('Jun 30, 2027');
  expect(formatFullDay('2027-02-23T02:00:00Z', newYork)).toBe('Feb 22, 2027');
  expect(formatMonth('2026-03-01T02:00:00Z', newYork)).toBe('February 2026');
});

test.each([
  ['UTC', 'Mon, Nov 30'],
  ['Europe/London', 'Mon, Nov 30'],
  ['America/New_York', 'Mon, Nov 30, 7 PM'],
  ['Asia/Kolkata', 'Tue, Dec 1, 5:30 AM'],
])('what ends with November 30 in UTC ends in %s: %s', (timeZone, text) => {
  expect(formatDeadline('2026-12-01T00:00:00Z', { now, timeZone })).toBe(text);
});

test('a deadline far away has its year', () => {
  expect(formatDeadline('2027-12-01T00:00:00Z', { now, timeZone: utc })).toBe('Tue, Nov 30, 2027');
});

test('a moment is written as a relative date', () => {
  const ago = (ms: number) => timeAgo(now - ms, now);
  expect(ago(5_000)).toBe('just now');
  expect(ago(3 * 60_000)).toBe('3 minutes ago');
  expect(ago(26 * hourMs)).toBe('yesterday');
  expect(ago(2 * dayMs)).toBe('2 days ago');
  expect(ago(400 * dayMs)).toBe('last year');
});
