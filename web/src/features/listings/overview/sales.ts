import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { Overview } from './useSellerStatistics.ts';

/** Sales by month, oldest first. */
export type Sales = Overview['salesOverTime'];

export function totalOf(sales: Sales): { count: number; amount: string } {
  const amount = sales.reduce((total, period) => total + period.amount.amount, 0);
  return {
    count: sales.reduce((total, period) => total + period.count, 0),
    amount: formatMoney(amount, sales[0]?.amount.currency ?? 'USD'),
  };
}
