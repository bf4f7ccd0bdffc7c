import {
  enumValues,
  type OverviewInterval,
  type PaymentStatus,
} from '@fitness-zone/contract/enums.ts';
import type { Price } from '@fitness-zone/contract/money.ts';
import { type Days, intervalsOf } from '@fitness-zone/contract/overview.ts';
import { InvalidInput, type Unchecked } from '@fitness-zone/contract/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { QueryOverviewArgs } from '../../generated/graphql.ts';
import { refusalOf, validInput } from '../../shared/valid-input.ts';
import type { CategoryRecord } from '../catalog/category.model.ts';
import { browseCategories } from '../catalog/category.service.ts';
import { countPayments } from './count-payments.ts';
import { countPeople, type PeopleCounts } from './count-people.ts';
import { countProducts } from './count-products.ts';
import { placesIn } from './places-in-time.ts';
import { SaleSums } from './sale-sums.ts';

type Sold = { saleCount: number; money: Price[] };

/** The numbers of an overview; money is in minor units. */
export type OverviewRecord = {
  periods: (Days & PeopleCounts & Sold & { productCount: number })[];
  categories: (Sold & { category: CategoryRecord })[];
  payments: { status: PaymentStatus; count: number }[];
  openReportCount: number;
  overdueBalanceCount: number;
};

/**
 * How the shop fares in some days of its time zone. Counts the rows that are kept of people, products and payments
 * (`record-lists`), and reads of the database what has changed of them since.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins, `invalid` with the argument at fault,
 *   also for too many intervals
 */
export async function readOverview(
  context: Context,
  given: Unchecked<QueryOverviewArgs>,
): Promise<OverviewRecord> {
  requireRole(context, 'admin');
  const { config, models } = context;
  const { interval, ...days } = validInput('QueryOverviewArgs', given);
  const intervals = validIntervals(days, interval ?? 'day');
  const { length } = intervals;
  const placeOf = placesIn(intervals, config.timeZone);
  const [people, payments, categories, openReportCount] = await Promise.all([
    countPeople(context, length, placeOf),
    countPayments(context, length, placeOf),
    browseCategories(context),
    models.Report.countDocuments({ isOpen: true }),
  ]);
  const products = await countProducts(context, length, placeOf, payments.paid);
  const sold = (sums = new SaleSums()): Sold => ({
    saleCount: sums.saleCount,
    money: sums.money(config.currency),
  });
  return {
    periods: intervals.map((period, place) => ({
      ...period,
      productCount: products.posted[place] ?? 0,
      ...(people[place] ?? nobody),
      ...sold(payments.sums[place]),
    })),
    categories: categories.map((category) => ({
      category,
      ...sold(products.sumsOf.get(category._id.toHexString())),
    })),
    payments: Object.values(enumValues.PaymentStatus).map((status) => ({
      status,
      count: payments.statuses.get(status) ?? 0,
    })),
    openReportCount,
    overdueBalanceCount: payments.overdueBalanceCount,
  };
}

const nobody: PeopleCounts = { buyerCount: 0, sellerCount: 0 };

function validIntervals(days: Days, interval: OverviewInterval): Days[] {
  try {
    return intervalsOf(days, interval);
  } catch (error) {
    throw error instanceof InvalidInput ? refusalOf(error) : error;
  }
}
