import { type RefundObstacle, refundObstacle } from '@fitness-zone/contract/payments/refunds.ts';
import type { PaymentRecord } from '../payment.model.ts';

/** The reason why a payment can't be refunded; null if its record shows none. */
export const refundObstacleOf = ({
  productName,
  status,
  dispute,
}: Pick<PaymentRecord, 'productName' | 'status' | 'dispute'>): RefundObstacle | null =>
  refundObstacle(productName, status, dispute?.status ?? null);

/** The reason why a sale's payments can't all go back to the buyer; null if they can, or already have. */
export const saleRefundObstacle = (payments: readonly PaymentRecord[]): RefundObstacle | null =>
  payments.map(refundObstacleOf).find((one) => one !== null && !one.isDone) ?? null;
