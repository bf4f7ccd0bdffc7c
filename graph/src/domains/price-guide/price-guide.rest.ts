import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Price, toMajor } from '@fitness-zone/contract/payments/money.ts';
import { Type } from 'typebox';
import { inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { readPriceGuide } from './price-guide.queries.ts';

const amount = (description: string) =>
  Type.Number({ description: `${description} In major units.` });

const priceGuideShape = Type.Object(
  {
    low: amount('25th percentile.'),
    typical: amount('Median.'),
    high: amount('75th percentile.'),
    currency: Type.String({ description: 'ISO 4217, in capitals.' }),
    priceCount: Type.Integer({ description: 'Number of prices behind it, at least eight.' }),
    source: Type.Enum(Object.values(enumValues.PriceSource), {
      description: 'Prices paid here in the last twelve months, or asking prices.',
    }),
    equipment: Type.Optional(
      Type.String({
        description:
          'Kind of equipment that it covers, as the search calls it; absent if it covers the category.',
      }),
    ),
    condition: Type.Optional(
      Type.Enum(Object.values(enumValues.Condition), {
        description: 'Condition that it covers; absent if it covers all.',
      }),
    ),
    brand: Type.Optional(
      Type.String({
        description:
          'Brand that it covers, as most of its sellers write it; absent if it covers all.',
      }),
    ),
    calculatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'PriceGuide' },
);

const major = ({ amount, currency }: Price) => toMajor(amount, currency);

export const priceGuideRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/priceGuide',
    summary:
      'What similar products sell for; calculated once a day, from eight prices of three sellers on',
    querystring: inputSchema('QueryPriceGuideArgs'),
    response: priceGuideShape,
    handler: async ({ context, query }) => {
      const { low, typical, high, equipment, condition, brand, calculatedAt, ...guide } =
        await readPriceGuide(context, query);
      return {
        ...guide,
        low: major(low),
        typical: major(typical),
        high: major(high),
        ...(equipment && { equipment }),
        ...(condition && { condition }),
        ...(brand && { brand }),
        currency: low.currency,
        calculatedAt: calculatedAt.toISOString(),
      };
    },
  }),
];
