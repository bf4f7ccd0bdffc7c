import type { DayNumber } from '../../shared/time/day-numbers.ts';

/** Some days that follow one another, the last one included. */
export type DayRange = { first: DayNumber; last: DayNumber };

/** How many of something there were on each day; days that had none are not kept. */
export class DayCounts {
  readonly #counts = new Map<DayNumber, number>();

  /** Counts one more of a day. */
  add(day: DayNumber): void {
    this.#counts.set(day, (this.#counts.get(day) ?? 0) + 1);
  }

  /** Counts one less of a day. */
  remove(day: DayNumber): void {
    const left = (this.#counts.get(day) ?? 0) - 1;
    if (left === 0) this.#counts.delete(day);
    else this.#counts.set(day, left);
  }

  /** How many there were in some days. */
  in(range: DayRange): number {
    let sum = 0;
    for (const count of keptIn(this.#counts, range)) sum += count;
    return sum;
  }
}

/**
 * What is kept of the days of a range: looks at as many entries as the range has days, or as there are, if that is
 * less.
 */
export function* keptIn<Kept>(
  days: ReadonlyMap<DayNumber, Kept>,
  { first, last }: DayRange,
): Generator<Kept> {
  if (last - first >= days.size) {
    for (const [day, kept] of days) if (first <= day && day <= last) yield kept;
    return;
  }
  for (let day = first; day <= last; day += 1) {
    const kept = days.get(day);
    if (kept !== undefined) yield kept;
  }
}
