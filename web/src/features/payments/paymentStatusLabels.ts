import type { PaymentStatus } from '../../generated/graphql.ts';

/** What each state of a payment is called, in the order in which payments go through them. */
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  PENDING: 'Open',
  PAID: 'Paid',
  REFUNDING: 'Refund on its way',
  REFUNDED: 'Refunded',
  REFUND_FAILED: 'Refund failed',
  FAILED: 'Not paid',
};
