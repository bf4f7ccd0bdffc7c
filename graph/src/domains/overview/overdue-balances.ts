import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { PaymentRow } from '../payments/list/payments.list.ts';

type Balance = NonNullable<PaymentRow['balance']>;

/** The balances that somebody owes, by the time until which they are to be paid. */
export class OverdueBalances {
  /** How many there are of each moment (epoch ms), by days of UTC. */
  readonly #days = new Map<number, { count: number; moments: Map<number, number> }>();

  /** Adds a balance, whatever its state. */
  add(balance: Balance): void {
    this.#change(balance, 1);
  }

  /** Takes out what was added. */
  remove(balance: Balance): void {
    this.#change(balance, -1);
  }

  /**
   * How many are overdue (`balanceStatusAt`).
   * @param now epoch milliseconds
   */
  countAt(now: number): number {
    const today = Math.floor(now / dayMs);
    let overdue = 0;
    for (const [day, { count, moments }] of this.#days) {
      if (day < today) overdue += count;
      if (day !== today) continue;
      for (const [moment, ofMoment] of moments) if (moment <= now) overdue += ofMoment;
    }
    return overdue;
  }

  #change({ status, dueBy }: Balance, by: 1 | -1): void {
    if (status !== 'due' || !dueBy) return;
    const moment = dueBy.getTime();
    const day = Math.floor(moment / dayMs);
    const ofDay = this.#days.get(day) ?? { count: 0, moments: new Map<number, number>() };
    ofDay.count += by;
    ofDay.moments.set(moment, (ofDay.moments.get(moment) ?? 0) + by);
    if (ofDay.moments.get(moment) === 0) ofDay.moments.delete(moment);
    if (ofDay.count === 0) this.#days.delete(day);
    else this.#days.set(day, ofDay);
  }
}
