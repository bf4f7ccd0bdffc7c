import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { monthsUntil } from '../../../shared/time/time-zone.ts';
import { addAmounts, countsAsSale, keptAmount } from '../../payments/sale-amounts.rules.ts';

/** A seller's sales in a month; `amount` is in minor units of the shop's currency. */
export type SalesOfMonth = { month: string; from: Date; count: number; amount: number };

/**
 * The signed-in seller's sales in each of the last months of the shop's time zone, oldest first. Reads only payments of
 * these months, by an index.
 * @param months how many, 1 to 36
 */
export async function salesOverTime(context: Context, months: number): Promise<SalesOfMonth[]> {
  const seller = requireRole(context, 'seller');
  const { config, models, now } = context;
  const periods = monthsUntil(now(), months, config.timeZone).map((month) => ({
    ...month,
    count: 0,
    amount: 0,
  }));
  const [first] = periods;
  if (!first) return [];
  const sales = models.Payment.find(
    { sellerId: seller._id, status: 'paid', paidAt: { $gte: first.from } },
    { paidAt: 1, part: 1, amount: 1, amountRefunded: 1, currency: 1 },
  )
    .lean()
    .cursor();
  for await (const sale of sales) {
    const period = periods.findLast(({ from }) => sale.paidAt && from <= sale.paidAt);
    if (!period) continue;
    if (countsAsSale(sale)) period.count += 1;
    if (sale.currency.toUpperCase() !== config.currency.toUpperCase()) continue;
    period.amount = addAmounts(period.amount, keptAmount(sale));
  }
  return periods;
}
