import type { Price } from '@fitness-zone/contract/payments/money.ts';
import { addAmounts } from '../payments/sale-amounts.rules.ts';
import type { DaySales } from './overview-day.model.ts';

/** Number of sales and amount paid, in minor units. */
export type Sold = { saleCount: number; money: Price[] };

/**
 * Adds up sales: first the shop's currency, then others by code.
 * @param shopCurrency ISO 4217, any case
 */
export function addSales(sales: readonly DaySales[], shopCurrency: string): Sold {
  const own = shopCurrency.toUpperCase();
  const amounts = new Map<string, number>();
  let saleCount = 0;
  for (const sale of sales) {
    saleCount += sale.saleCount;
    amounts.set(sale.currency, (amounts.get(sale.currency) ?? 0) + sale.amount);
  }
  const others = [...amounts.keys()].filter((code) => code !== own).sort();
  const money = [own, ...others].map((currency) => ({
    amount: addAmounts(amounts.get(currency) ?? 0, 0),
    currency,
  }));
  return { saleCount, money };
}
