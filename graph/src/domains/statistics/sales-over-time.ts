import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { monthsUntil } from '../../shared/time-zone.ts';

/** What a seller sold in a month; `amount` is in minor units of the shop's currency. */
export type SalesOfMonth = { month: string; from: Date; count: number; amount: number };

/** The largest amount that GraphQL's `Int` carries. */
const mostAmount = 2 ** 31 - 1;

/**
 * What the signed-in seller sold in each of the last months of the shop's time zone, the oldest first. Of the seller's
 * payments it reads those that were paid in these months and no others, by an index, one after the other.
 * @param months how many, 1 to 36
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers
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
    { paidAt: 1, amount: 1, amountRefunded: 1, currency: 1 },
  )
    .lean()
    .cursor();
  for await (const { paidAt, amount, amountRefunded, currency } of sales) {
    const period = periods.findLast(({ from }) => paidAt && from <= paidAt);
    if (!period) continue;
    period.count += 1;
    if (currency.toUpperCase() !== config.currency.toUpperCase()) continue;
    period.amount = Math.min(period.amount + amount - (amountRefunded ?? 0), mostAmount);
  }
  return periods;
}
