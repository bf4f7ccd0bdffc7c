import { compareCategories } from '@fitness-zone/contract/catalog/category-order.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Days, intervalsOf } from '@fitness-zone/contract/overview.ts';
import type { OverviewInterval, PaymentStatus } from '../generated/resolvers.ts';
import { balanceStatus } from './payments/balance.ts';
import type { PaymentRecord, Records } from './records.ts';

const statuses = Object.keys(enumValues.PaymentStatus) as PaymentStatus[];

/**
 * How the shop fares in some days, which the mocks have in UTC.
 * @throws InvalidInput as `intervalsOf` does
 */
export function overviewOf(records: Records, days: Days, interval: OverviewInterval) {
  const { users, products, payments, categories, reports } = records;
  const isPaid = ({ status, paidAt, blind }: PaymentRecord) =>
    status === 'PAID' && paidAt !== null && !blind;
  const paid = payments.filter((payment) => isPaid(payment) && isIn(days, payment.paidAt));
  return {
    periods: intervalsOf(days, enumValues.OverviewInterval[interval]).map((period) => {
      const joined = users.filter(({ createdAt }) => isIn(period, createdAt));
      return {
        ...period,
        productCount: products.filter(({ postedTime }) => isIn(period, postedTime)).length,
        buyerCount: joined.filter(({ role }) => role === 'BUYER').length,
        sellerCount: joined.filter(({ role }) => role === 'SELLER').length,
        ...soldBy(paid.filter(({ paidAt }) => isIn(period, paidAt))),
      };
    }),
    categories: categories.toSorted(compareCategories).map((category) => {
      const ids = new Set(
        products.filter(({ categoryId }) => categoryId === category.id).map(({ id }) => id),
      );
      return { category, ...soldBy(paid.filter(({ productId }) => ids.has(productId))) };
    }),
    payments: statuses.map((status) => ({
      status,
      count: payments.filter(
        (payment) => payment.status === status && !payment.blind && isIn(days, payment.createdAt),
      ).length,
    })),
    openReportCount: reports.filter(({ decision }) => decision === null).length,
    overdueBalanceCount: payments.filter(
      ({ balance, blind }) => balance && !blind && balanceStatus(balance) === 'OVERDUE',
    ).length,
  };
}

const isIn = ({ from, to }: Days, moment: string | null): boolean => {
  const day = moment?.slice(0, 10) ?? '';
  return from <= day && day <= to;
};

function soldBy(payments: readonly PaymentRecord[]) {
  const currencies = [...new Set(payments.map(({ currency }) => currency.toUpperCase()))].sort();
  return {
    saleCount: payments.filter(({ part }) => part !== 'BALANCE').length,
    money: ['USD', ...currencies.filter((code) => code !== 'USD')].map((code) => ({
      amount: payments
        .filter(({ currency }) => currency.toUpperCase() === code)
        .reduce((total, { amount, amountRefunded }) => total + amount - amountRefunded, 0),
      currency: code,
    })),
  };
}
