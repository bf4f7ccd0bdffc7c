/// <reference lib="esnext.temporal" />

import { dateAt } from '../../../shared/time/time-zone.ts';

/** The hour at which daily mails are due, in the shop's time zone. */
const digestHour = 8;

/**
 * The latest day whose daily mails are due at a moment.
 * @param at epoch milliseconds
 */
export function digestDayAt(at: number, timeZone: string): string {
  const today = dateAt(at, timeZone);
  const day = dueOn(today, timeZone) <= at ? today : today.subtract({ days: 1 });
  return day.toString();
}

/** In epoch milliseconds. */
export function digestDueAfter(at: number, timeZone: string): number {
  const today = dateAt(at, timeZone);
  const due = dueOn(today, timeZone);
  return due > at ? due : dueOn(today.add({ days: 1 }), timeZone);
}

/** The next Monday's, in epoch milliseconds. */
export function weekDueAfter(at: number, timeZone: string): number {
  const due = digestDueAfter(at, timeZone);
  const { dayOfWeek } = dateAt(due, timeZone);
  return dueOn(dateAt(due, timeZone).add({ days: (8 - dayOfWeek) % 7 }), timeZone);
}

const dueOn = (day: Temporal.PlainDate, timeZone: string): number =>
  day.toZonedDateTime({ timeZone, plainTime: { hour: digestHour } }).epochMilliseconds;
