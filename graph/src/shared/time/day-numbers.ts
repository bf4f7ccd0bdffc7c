import { dayMs, dayOf } from '@fitness-zone/contract/time/days.ts';
import { startOfDay } from './time-zone.ts';

/** A day of the calendar as a number that follows that of the day before; 1970-01-01 is 0. */
export type DayNumber = number;

/**
 * The number of a day.
 * @param day for example `2026-05-04`
 */
export const dayNumberOf = (day: string): DayNumber => Date.parse(day) / dayMs;

/** Finds the days of moments in a time zone; when each day began is computed once. */
export class DayNumbers {
  readonly #timeZone: string;
  readonly #starts = new Map<DayNumber, number>();

  /** @param timeZone an IANA name */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** The day of a moment, given in epoch milliseconds. */
  at(moment: number): DayNumber {
    let day = Math.floor(moment / dayMs);
    while (moment < this.#startOf(day)) day -= 1;
    while (moment >= this.#startOf(day + 1)) day += 1;
    return day;
  }

  #startOf(day: DayNumber): number {
    const known = this.#starts.get(day);
    if (known !== undefined) return known;
    const start = startOfDay(dayOf(day * dayMs), this.#timeZone);
    this.#starts.set(day, start);
    return start;
  }
}
