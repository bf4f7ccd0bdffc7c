import { dayMs, dayOf, daysAfter } from '@fitness-zone/contract/time/days.ts';
import { startOfDay } from '../../shared/time/time-zone.ts';

/** The key of a stored day, for example of `2026-05-04` in `Europe/Berlin`. */
export const dayId = (date: string, timeZone: string): string => `${timeZone} ${date}`;

export const dateOfId = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);

export const boundsOf = (date: string, timeZone: string) => ({
  startsAt: new Date(startOfDay(date, timeZone)),
  endsAt: new Date(startOfDay(daysAfter(date, 1), timeZone)),
});

/** The dates from one to another, both included. */
export function datesBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const length = Math.max(0, (Date.parse(to) - first) / dayMs + 1);
  return Array.from({ length }, (_, index) => dayOf(first + index * dayMs));
}
