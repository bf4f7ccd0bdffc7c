import { expect, test } from 'vitest';
import { endOfWorkingDay } from '../../../shared/time/working-days.ts';
import { dueReminder, nextReminder, remindersOf } from './reminder-times.rules.ts';

const days = (timeZone = 'UTC', holidays: string[] = []) => ({
  timeZone,
  holidays: new Set(holidays),
});
const written = (dueBy: string, zone = days()) =>
  remindersOf(Date.parse(dueBy), zone).map(
    ({ kind, at }) => `${kind} ${new Date(at).toISOString()}`,
  );

test('the last day begins a day before its end; overdue reminders are three working days apart', () => {
  // Handed over on Monday, November 23: due until the end of Thursday.
  expect(written('2026-11-27T00:00:00Z')).toEqual([
    'last-day 2026-11-26T00:00:00.000Z',
    'overdue 2026-11-27T00:00:00.000Z',
    'overdue 2026-12-02T00:00:00.000Z',
    'overdue 2026-12-05T00:00:00.000Z',
  ]);
});

test('a balance that is due until the end of a Friday is reminded of on that Friday', () => {
  expect(written('2026-11-28T00:00:00Z')).toEqual([
    'last-day 2026-11-27T00:00:00.000Z',
    'overdue 2026-11-28T00:00:00.000Z',
    'overdue 2026-12-03T00:00:00.000Z',
    'overdue 2026-12-08T00:00:00.000Z',
  ]);
});

test('holidays are left out, and a day of 25 or 23 hours is one', () => {
  expect(written('2026-12-25T00:00:00Z', days('UTC', ['2026-12-25', '2027-01-01']))).toEqual([
    'last-day 2026-12-24T00:00:00.000Z',
    'overdue 2026-12-25T00:00:00.000Z',
    'overdue 2026-12-31T00:00:00.000Z',
    'overdue 2027-01-06T00:00:00.000Z',
  ]);
  // Summer time ends on Sunday, October 25, 2026, and begins on Sunday, March 28, 2027.
  expect(written('2026-10-23T22:00:00Z', days('Europe/Berlin'))).toEqual([
    'last-day 2026-10-22T22:00:00.000Z',
    'overdue 2026-10-23T22:00:00.000Z',
    'overdue 2026-10-28T23:00:00.000Z',
    'overdue 2026-11-02T23:00:00.000Z',
  ]);
  const handedOver = Date.parse('2027-03-26T12:00:00Z');
  const dueBy = endOfWorkingDay(handedOver, 3, days('Europe/Berlin'));
  expect(new Date(dueBy).toISOString()).toBe('2027-03-31T22:00:00.000Z');
});

test('only the last of several past reminders counts', () => {
  const dueBy = Date.parse('2026-11-27T00:00:00Z');
  const at = (time: string) => {
    const now = Date.parse(time);
    const [due, next] = [dueReminder(dueBy, now, days()), nextReminder(dueBy, now, days())];
    return [due?.kind, next && new Date(next.at).toISOString()];
  };
  expect(at('2026-11-25T23:59:59.999Z')).toEqual([undefined, '2026-11-26T00:00:00.000Z']);
  expect(at('2026-11-26T00:00:00.000Z')).toEqual(['last-day', '2026-11-27T00:00:00.000Z']);
  expect(at('2026-12-03T00:00:00.000Z')).toEqual(['overdue', '2026-12-05T00:00:00.000Z']);
  expect(at('2027-01-01T00:00:00.000Z')).toEqual(['overdue', undefined]);
});
