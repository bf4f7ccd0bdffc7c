import {
  enumValues,
  type OverviewInterval,
  type PaymentStatus,
} from '@fitness-zone/contract/enums.ts';
import { InvalidInput, type Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type Days, intervalsOf } from '@fitness-zone/contract/overview.ts';
import type { Price } from '@fitness-zone/contract/payments/money.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { QueryOverviewArgs } from '../../generated/graphql.ts';
import { refusalOf, validInput } from '../../shared/refusals/valid-input.ts';
import { dayNumberOf } from '../../shared/time/day-numbers.ts';
import { browseCategories } from '../catalog/categories/category.service.ts';
import type { CategoryRecord } from '../catalog/category.model.ts';
import type { DayRange } from './day-counts.ts';
import type { SaleSums } from './sale-sums.ts';

type Sold = { saleCount: number; money: Price[] };

type PeriodCounts = { productCount: number; buyerCount: number; sellerCount: number };

/** The numbers of an overview; money is in minor units. */
export type OverviewRecord = {
  periods: (Days & PeriodCounts & Sold)[];
  categories: (Sold & { category: CategoryRecord })[];
  payments: { status: PaymentStatus; count: number }[];
  openReportCount: number;
  overdueBalanceCount: number;
};

/**
 * How the shop fares in some days of its time zone. Adds up what is kept counted of people, products and payments by
 * days (`OverviewCounts`), after what has changed of them was read.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault,
 *   also for too many intervals
 */
export async function readOverview(
  context: Context,
  given: Unchecked<QueryOverviewArgs>,
): Promise<OverviewRecord> {
  requireRole(context, 'admin');
  const { config, models, now, recordCounts, recordLists } = context;
  const { interval, ...days } = validInput('QueryOverviewArgs', given);
  const intervals = validIntervals(days, interval ?? 'day');
  const [categories, openReportCount] = await Promise.all([
    browseCategories(context),
    models.Report.countDocuments({ isOpen: true }),
    recordLists.people.rows(),
    recordLists.products.rows(),
    recordLists.payments.rows(),
  ]);
  const counts = recordCounts.overview;
  const sold = (sums: SaleSums): Sold => ({
    saleCount: sums.saleCount,
    money: sums.money(config.currency),
  });
  const whole = rangeOf(days);
  return {
    periods: intervals.map((period) => {
      const range = rangeOf(period);
      return {
        ...period,
        productCount: counts.products.in(range),
        buyerCount: counts.buyers.in(range),
        sellerCount: counts.sellers.in(range),
        ...sold(counts.sales.in(range)),
      };
    }),
    categories: categories.map((category) => ({
      category,
      ...sold(counts.categorySales.in(whole, category._id.toHexString())),
    })),
    payments: Object.values(enumValues.PaymentStatus).map((status) => ({
      status,
      count: counts.payments[status].in(whole),
    })),
    openReportCount,
    overdueBalanceCount: counts.overdueBalances.countAt(now()),
  };
}

const rangeOf = ({ from, to }: Days): DayRange => ({
  first: dayNumberOf(from),
  last: dayNumberOf(to),
});

function validIntervals(days: Days, interval: OverviewInterval): Days[] {
  try {
    return intervalsOf(days, interval);
  } catch (error) {
    throw error instanceof InvalidInput ? refusalOf(error) : error;
  }
}
