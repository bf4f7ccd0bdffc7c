import type { Price } from '@fitness-zone/contract/money.ts';
import type { PaidRow } from '../payments/list/payments.list.ts';
import { addAmounts } from '../payments/sale-amounts.ts';

/** How many sales there were, and what was paid, for each currency by its code in capitals. */
export class SaleSums {
  saleCount = 0;
  readonly #amounts = new Map<string, number>();

  /** Adds what somebody has paid. */
  add({ isSale, amount, currency }: PaidRow): void {
    if (isSale) this.saleCount += 1;
    this.#amounts.set(currency, addAmounts(this.#amounts.get(currency) ?? 0, amount));
  }

  /**
   * What was paid: in the shop's currency, and then in others by their codes.
   * @param shopCurrency ISO 4217, any case
   */
  money(shopCurrency: string): Price[] {
    const own = shopCurrency.toUpperCase();
    const others = [...this.#amounts.keys()].filter((code) => code !== own).sort();
    return [own, ...others].map((currency) => ({
      amount: this.#amounts.get(currency) ?? 0,
      currency,
    }));
  }
}
