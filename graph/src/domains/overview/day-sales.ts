import type { DayNumber } from '../../shared/time/day-numbers.ts';
import type { PaidRow } from '../payments/list/payments.list.ts';
import { type DayRange, keptIn } from './day-counts.ts';
import { SaleSums } from './sale-sums.ts';

/** What was paid on each day. */
export class DaySales {
  readonly #sums = new Map<DayNumber, SaleSums>();

  /** Adds what somebody has paid on a day. */
  add(day: DayNumber, paid: PaidRow): void {
    const sums = this.#sums.get(day) ?? new SaleSums();
    this.#sums.set(day, sums);
    sums.add(paid);
  }

  /** Takes out what was added to a day. */
  remove(day: DayNumber, paid: PaidRow): void {
    const sums = this.#sums.get(day);
    sums?.remove(paid);
    if (sums?.isEmpty) this.#sums.delete(day);
  }

  /** What was paid in some days. */
  in(range: DayRange): SaleSums {
    const sums = new SaleSums();
    for (const ofDay of keptIn(this.#sums, range)) sums.addSums(ofDay);
    return sums;
  }
}
