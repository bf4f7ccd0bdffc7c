import {
  enumValues,
  type OverviewInterval,
  type PaymentStatus,
} from '@fitness-zone/contract/enums.ts';
import { InvalidInput, type Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { type Days, intervalsOf } from '@fitness-zone/contract/overview.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { QueryAdminOverviewArgs } from '../../generated/graphql.ts';
import { refusalOf, validInput } from '../../shared/refusals/valid-input.ts';
import type { CategoryRecord } from '../categories/category.model.ts';
import { browseCategories } from '../categories/category.service.ts';
import { overdueAt } from '../payments/balance/balance.rules.ts';
import { notBlind } from '../payments/payment.visibility.ts';
import { addAmounts } from '../payments/sale-amounts.rules.ts';
import { addSales, type Sold } from './add-sales.rules.ts';
import { datesBetween } from './days.rules.ts';
import type { DayNumbers, DayPayouts } from './overview-day.model.ts';
import { readDays } from './read-days.queries.ts';

type PeriodCounts = { productCount: number; buyerCount: number; sellerCount: number };

/** The numbers of an overview; money is in minor units. */
export type OverviewRecord = {
  periods: (Days & PeriodCounts & Sold)[];
  categories: (Sold & { category: CategoryRecord })[];
  payments: { status: PaymentStatus; count: number }[];
  openReportCount: number;
  overdueBalanceCount: number;
  payouts: Omit<DayPayouts, 'currency'> & { failedCount: number };
};

/**
 * Sums of days in the shop's time zone: stored numbers of past days, plus today.
 * @throws Refusal `invalid` for too many intervals
 */
export async function readOverview(
  context: Context,
  given: Unchecked<QueryAdminOverviewArgs>,
): Promise<OverviewRecord> {
  requireRole(context, 'admin');
  const { config, models, now } = context;
  const { interval, ...asked } = validInput('QueryAdminOverviewArgs', given);
  const intervals = validIntervals(asked, interval ?? 'day');
  const [categories, openReportCount, overdueBalanceCount, failedCount, days] = await Promise.all([
    browseCategories(context),
    models.Report.countDocuments({ isOpen: true }),
    models.Payment.countDocuments({ ...notBlind, ...overdueAt(new Date(now())) }),
    models.Payout.countDocuments({ state: 'failed' }),
    readDays(context, asked),
  ]);
  const all = [...days.values()];
  const sales = Map.groupBy(
    all.flatMap((day) => day.sales),
    ({ categoryId }) => categoryId,
  );
  return {
    periods: intervals.map((period) => {
      const ofPeriod = datesBetween(period.from, period.to).flatMap((date) => days.get(date) ?? []);
      return {
        ...period,
        productCount: sum(ofPeriod, ({ productCount }) => productCount),
        buyerCount: sum(ofPeriod, ({ buyerCount }) => buyerCount),
        sellerCount: sum(ofPeriod, ({ sellerCount }) => sellerCount),
        ...addSales(
          ofPeriod.flatMap((day) => day.sales),
          config.currency,
        ),
      };
    }),
    categories: categories.map((category) => ({
      category,
      ...addSales(sales.get(category._id.toHexString()) ?? [], config.currency),
    })),
    payments: Object.values(enumValues.PaymentStatus).map((status) => ({
      status,
      count: sum(all, ({ payments }) => payments[status]),
    })),
    openReportCount,
    overdueBalanceCount,
    payouts: { ...addPayouts(all, config.currency), failedCount },
  };
}

/** Sellers' money from the sales of some days, in one currency. */
function addPayouts(days: readonly DayNumbers[], currency: string) {
  const payouts = days
    .flatMap((day) => day.payouts)
    .filter((one) => one.currency === currency.toUpperCase());
  const sumOf = (name: 'held' | 'owed' | 'paid' | 'fees') =>
    payouts.reduce((total, one) => addAmounts(total, one[name]), 0);
  return { held: sumOf('held'), owed: sumOf('owed'), paid: sumOf('paid'), fees: sumOf('fees') };
}

const sum = (days: readonly DayNumbers[], numberOf: (day: DayNumbers) => number) =>
  days.reduce((total, day) => total + numberOf(day), 0);

function validIntervals(days: Days, interval: OverviewInterval): Days[] {
  try {
    return intervalsOf(days, interval);
  } catch (error) {
    throw error instanceof InvalidInput ? refusalOf(error) : error;
  }
}
