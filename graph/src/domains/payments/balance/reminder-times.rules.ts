import { dateAt } from '../../../shared/time/time-zone.ts';
import { endOfWorkingDay, type WorkingDays } from '../../../shared/time/working-days.ts';

/** Number of working days between two reminders of an overdue balance, and their maximum number. */
const daysBetween = 3;
const mostOverdue = 3;

/** A reminder of a balance, and its time in epoch milliseconds. */
export type Reminder = { kind: 'last-day' | 'overdue'; at: number };

/**
 * The reminders of a balance: one when its last day begins, one when it is overdue, and two more at intervals of three
 * working days.
 * @param dueBy epoch milliseconds
 */
export function remindersOf(dueBy: number, days: WorkingDays): Reminder[] {
  const reminders: Reminder[] = [
    { kind: 'last-day', at: startOfDay(dueBy - 1, days.timeZone) },
    { kind: 'overdue', at: dueBy },
  ];
  for (let at = dueBy, count = 1; count < mostOverdue; count++) {
    // A day's end is the next day's beginning, so it counts from the day that ended.
    at = endOfWorkingDay(at - 1, daysBetween, days);
    reminders.push({ kind: 'overdue', at });
  }
  return reminders;
}

/**
 * The reminder due at a moment: the last one whose time has come. Skips missed ones.
 * @param dueBy epoch milliseconds
 * @param now epoch milliseconds
 */
export const dueReminder = (dueBy: number, now: number, days: WorkingDays) =>
  remindersOf(dueBy, days).findLast(({ at }) => at <= now);

/**
 * The first reminder after a moment; undefined after the last.
 * @param dueBy epoch milliseconds
 * @param now epoch milliseconds
 */
export const nextReminder = (dueBy: number, now: number, days: WorkingDays) =>
  remindersOf(dueBy, days).find(({ at }) => at > now);

const startOfDay = (at: number, timeZone: string) =>
  dateAt(at, timeZone).toZonedDateTime(timeZone).epochMilliseconds;
