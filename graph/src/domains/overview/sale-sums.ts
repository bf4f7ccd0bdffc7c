import type { Price } from '@fitness-zone/contract/payments/money.ts';
import type { PaidRow } from '../payments/list/payments.list.ts';
import { addAmounts } from '../payments/sale-amounts.ts';

/** What was paid in one currency, and by how many payments. */
type Sum = { amount: number; count: number };

/** How many sales there were, and what was paid, for each currency by its code in capitals. */
export class SaleSums {
  #saleCount = 0;
  readonly #sums = new Map<string, Sum>();

  get saleCount(): number {
    return this.#saleCount;
  }

  /** Whether nothing was paid. */
  get isEmpty(): boolean {
    return this.#sums.size === 0;
  }

  /** Adds what somebody has paid. */
  add({ isSale, amount, currency }: PaidRow): void {
    this.#change(currency, { amount, count: 1 }, isSale ? 1 : 0);
  }

  /** Takes out what was added. */
  remove({ isSale, amount, currency }: PaidRow): void {
    this.#change(currency, { amount: -amount, count: -1 }, isSale ? -1 : 0);
  }

  /** Adds all that others have. */
  addSums(others: SaleSums): void {
    this.#saleCount += others.#saleCount;
    for (const [currency, sum] of others.#sums) this.#change(currency, sum, 0);
  }

  /**
   * What was paid: in the shop's currency, and then in others by their codes.
   * @param shopCurrency ISO 4217, any case
   */
  money(shopCurrency: string): Price[] {
    const own = shopCurrency.toUpperCase();
    const others = [...this.#sums.keys()].filter((code) => code !== own).sort();
    return [own, ...others].map((currency) => ({
      amount: addAmounts(this.#sums.get(currency)?.amount ?? 0, 0),
      currency,
    }));
  }

  #change(currency: string, by: Sum, sales: number): void {
    this.#saleCount += sales;
    const sum = this.#sums.get(currency);
    const count = (sum?.count ?? 0) + by.count;
    if (count === 0) this.#sums.delete(currency);
    else this.#sums.set(currency, { amount: (sum?.amount ?? 0) + by.amount, count });
  }
}
