import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputDescriptions } from '@fitness-zone/contract/generated/inputs.ts';
import type { PaymentSort } from '@fitness-zone/contract/search/payment-order.ts';
import { type Static, Type } from 'typebox';
import { nextPage, searchableQuery, slicePoints } from '../../../rest/answers.ts';
import { parameter, sortParameter } from '../../../rest/contract-schema.ts';
import { csvFile, csvHeaders, filePoints } from '../../../rest/csv.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { allPayments, readPaymentSlice } from './browse-payments.queries.ts';
import { paymentShape, showPayment } from './payment.shapes.ts';
import { paymentColumns } from './payments-csv.shapes.ts';

const words = inputDescriptions.PaymentFilter;

/** The orders under their names in REST. */
const sorts = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  '-amount': 'AMOUNT_DESC',
} as const satisfies Record<string, PaymentSort>;

const searchQuery = Type.Object({
  q: parameter('PaymentFilter', 'text'),
  status: parameter('PaymentFilter', 'status'),
  disputed: parameter('PaymentFilter', 'disputed'),
  handOver: parameter(
    'PaymentFilter',
    'handOver',
    words.handOver.replace('DISPUTED', enumValues.HandOverStatus.DISPUTED),
  ),
  balance: parameter('PaymentFilter', 'balance'),
  sellerId: parameter('PaymentFilter', 'sellerId'),
  buyerId: parameter('PaymentFilter', 'buyerId'),
  sort: sortParameter(sorts),
});

const askedBy = ({ q: text, sort = 'newest', ...filter }: Static<typeof searchQuery>) => ({
  filter: { text, ...filter },
  sort: sorts[sort],
});

export const browsePaymentsRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/payments',
    summary: 'All payments, or those that match (admins)',
    bearer: true,
    querystring: searchableQuery(searchQuery.properties),
    response: Type.Array(paymentShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...search } = query;
      const { records, next } = await readPaymentSlice(context, {
        limit,
        after,
        ...askedBy(search),
      });
      if (next) header('link', nextPage('/payments', query, next));
      return records.map((payment) => showPayment(context, payment));
    },
  }),
  route({
    method: 'GET',
    url: '/payments.csv',
    summary: 'All matching payments as a CSV file (admins)',
    bearer: true,
    querystring: searchQuery,
    response: Type.String(),
    file: 'text/csv',
    points: filePoints,
    handler: async ({ context, query, header }) => {
      const payments = await allPayments(context, askedBy(query));
      for (const [name, value] of csvHeaders('payments')) header(name, value);
      return csvFile(paymentColumns(context.now()), payments);
    },
  }),
];
