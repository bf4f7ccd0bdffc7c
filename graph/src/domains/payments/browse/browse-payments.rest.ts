import { Type } from 'typebox';
import { csvFile, csvHeaders, filePoints } from '../../../rest/csv.ts';
import { listSearch } from '../../../rest/list-search.ts';
import type { Reading } from '../../../rest/read-route.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { allPayments } from './browse-payments.queries.ts';
import { paymentColumns } from './payments-csv.rest.ts';

const search = listSearch('adminPayments');

export const browsePaymentsRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/payments.csv',
    summary: 'All matching payments as a CSV file (admins)',
    bearer: true,
    querystring: Type.Object(search.parameters),
    response: Type.String(),
    file: 'text/csv',
    points: filePoints,
    handler: async ({ context, query, header }) => {
      const payments = await allPayments(context, search.asked(query));
      for (const [name, value] of csvHeaders('payments')) header(name, value);
      return csvFile(paymentColumns(context.now()), payments);
    },
  }),
];

export const browsePaymentsReadings: Reading[] = [
  {
    url: '/payments',
    summary: 'All payments, or those that match (admins)',
    operation: '{ adminPayments @page { ...Payment } }',
  },
];

export const paymentFields = `fragment Payment on Payment {
  id transactionId status part amount price amountRefunded failedRefund currency
  productId productName buyerName buyerEmail sellerName createdAt paidAt refundedAt
  refund @flat { refundReason: reason } handOver @flat { handOver: status } problem
  balance { status amount dueBy }
  dispute { status reason amount dueBy }
}`;
