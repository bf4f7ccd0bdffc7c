import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Price, toMajor } from '@fitness-zone/contract/payments/money.ts';
import { Type } from 'typebox';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { type OverviewRecord, readOverview } from './overview.service.ts';

const count = () => Type.Number();
const sold = {
  saleCount: count(),
  money: Type.Array(
    Type.Object({
      amount: Type.Number({ description: 'In major units.' }),
      currency: Type.String({ description: 'ISO 4217, in capitals.' }),
    }),
  ),
};

const overviewShape = Type.Object(
  {
    periods: Type.Array(
      Type.Object({
        from: Type.String(),
        to: Type.String(),
        productCount: count(),
        buyerCount: count(),
        sellerCount: count(),
        ...sold,
      }),
    ),
    categories: Type.Array(
      Type.Object({ _id: Type.String(), title: Type.String(), availableCount: count(), ...sold }),
    ),
    payments: Type.Array(
      Type.Object({ status: Type.Enum(Object.values(enumValues.PaymentStatus)), count: count() }),
    ),
    openReportCount: count(),
    overdueBalanceCount: count(),
    payouts: Type.Object({
      currency: Type.String({ description: 'ISO 4217, in capitals.' }),
      held: count(),
      owed: count(),
      paid: count(),
      fees: count(),
      failedCount: count(),
    }),
  },
  { title: 'Overview' },
);

/** Cost of an overview for the rate limit, as in GraphQL. */
const points = 40;

export const overviewRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/overview',
    summary: "Key figures for a range of days in the shop's time zone (admins)",
    bearer: true,
    querystring: inputSchema('QueryAdminOverviewArgs'),
    response: overviewShape,
    points,
    handler: async ({ context, query }) => {
      const { periods, categories, payouts, ...numbers } = await readOverview(context, query);
      return {
        ...numbers,
        payouts: payoutsInMajorUnits(payouts, context.config.currency),
        periods: periods.map((period) => ({
          ...period,
          money: inMajorUnits(period.money),
        })),
        categories: categories.map(({ category, saleCount, money }) => ({
          _id: category._id.toHexString(),
          title: category.title,
          availableCount: category.availableCount,
          saleCount,
          money: inMajorUnits(money),
        })),
      };
    },
  }),
];

function payoutsInMajorUnits(
  { held, owed, paid, fees, failedCount }: OverviewRecord['payouts'],
  currency: string,
) {
  const major = (amount: number) => toMajor(amount, currency);
  return {
    currency: currency.toUpperCase(),
    failedCount,
    held: major(held),
    owed: major(owed),
    paid: major(paid),
    fees: major(fees),
  };
}

const inMajorUnits = (money: readonly Price[]) =>
  money.map(({ amount, currency }) => ({ amount: toMajor(amount, currency), currency }));
