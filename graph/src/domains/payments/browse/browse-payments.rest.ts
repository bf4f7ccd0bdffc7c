import { exportRoute } from '../../../rest/export-route.ts';
import type { Reading } from '../../../rest/read-route.ts';
import type { RestRoute } from '../../../rest/route.ts';
import { adminPayments } from './browse-payments.queries.ts';
import { paymentColumns } from './payments-csv.rest.ts';

export const browsePaymentsRoutes: RestRoute[] = [
  exportRoute({
    url: '/payments.csv',
    summary: 'All matching payments as a CSV file (admins)',
    list: 'adminPayments',
    name: 'payments',
    lines: adminPayments.records,
    columns: ({ now }) => paymentColumns(now()),
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
