import type { PaymentStatus } from '../../generated/graphql.ts';

/** Names of payment states, in their usual order. */
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  PENDING: 'Open',
  PAID: 'Paid',
  REFUNDING: 'Refund on its way',
  REFUNDED: 'Refunded',
  REFUND_FAILED: 'Refund failed',
  FAILED: 'Not paid',
};
