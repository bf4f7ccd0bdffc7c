import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import { formatMonth } from '../../../../lib/time/dates.ts';
import type { Overview } from './useSellerStatistics.ts';

/** Sales by month, oldest first. */
export type Sales = Overview['salesOverTime'];

const short = new Intl.DateTimeFormat('en', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** Writes a month such as `2026-03` for a narrow place: "Mar 26". */
export const shortMonthOf = (month: string): string => short.format(startOf(month));

/** Writes a month such as `2026-03`: "March 2026". */
export const longMonthOf = (month: string): string => formatMonth(startOf(month), 'UTC');

const startOf = (month: string) => Date.parse(`${month}-01`);

export function totalOf(sales: Sales): { count: number; amount: string } {
  const amount = sales.reduce((total, period) => total + period.amount.amount, 0);
  return {
    count: sales.reduce((total, period) => total + period.count, 0),
    amount: formatMoney(amount, sales[0]?.amount.currency ?? 'USD'),
  };
}
