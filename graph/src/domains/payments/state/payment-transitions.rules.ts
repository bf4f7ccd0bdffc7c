import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';

/**
 * Payment transitions of settling: to which state, from which ones. Written by `advance-payment.service.ts`. The others
 * depend on more than the state, and are written where that is decided, under the same condition that the state hasn't
 * changed:
 *
 * - paid → refunding: `refunds/return-sale.service.ts`, `balance/cancel-sale.service.ts` (a first half), and, of the
 *   balance that is returned with it, `refunds/refund-balance-too.service.ts`;
 * - paid, refunding or refund-failed → refunded, refunded → paid, refunding or refunded → refund-failed: `statusAfter` in
 *   `refunds/refunds-and-disputes.service.ts`, from what the provider reports;
 * - refund-failed → refunding or refunded: `orders/refunds/answer-failed-refund.service.ts`, as an admin answers.
 *
 * The domain's README has the whole table.
 */
export const settledFrom = {
  paid: ['pending'],
  refunding: ['pending'],
  failed: ['pending'],
} as const satisfies Partial<Record<PaymentStatus, readonly PaymentStatus[]>>;
