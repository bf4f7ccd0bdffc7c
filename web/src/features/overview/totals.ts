import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { OverviewNumbers } from './useOverviewNumbers.ts';

type Period = OverviewNumbers['periods'][number];

/** Sums a number over all periods. */
export const sumOf = (
  { periods }: OverviewNumbers,
  number: 'productCount' | 'buyerCount' | 'sellerCount' | 'saleCount',
): number => periods.reduce((total, period) => total + period[number], 0);

/** Total paid in all periods, in the shop's currency. */
export function moneyOf({ periods }: OverviewNumbers): string {
  const paid = periods.flatMap(({ money }) => money.slice(0, 1));
  const amount = paid.reduce((total, one) => total + one.amount, 0);
  return formatMoney(amount, paid[0]?.currency ?? 'USD');
}

/** Formats a whole number: "1,204". */
export const countText = (count: number): string => count.toLocaleString('en-US');

/** The money of a period or category in all its currencies: "$120.00, €30.00". */
export const moneyText = (money: Period['money']): string =>
  money.map(({ formatted }) => formatted).join(', ');
