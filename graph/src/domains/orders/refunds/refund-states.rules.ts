import type { OrderRefundStatus } from '@fitness-zone/contract/enums.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import {
  isHeldForBuyer,
  type RefundState,
  refundState,
} from '../../payments/refunds/provider-refunds.rules.ts';
import type { OrderRefundRecord } from '../order.model.ts';

type Agreed = Pick<OrderRefundRecord, '_id' | 'parts'>;

/** The state of a refund's part of a payment, from the payment's record. */
export const partState = (
  { _id }: Pick<OrderRefundRecord, '_id'>,
  payment: Pick<PaymentRecord, 'refunds'>,
): RefundState => refundState(payment, _id.toHexString());

/** The parts of a refund that the provider hasn't received, with their payments. */
export const unsentParts = (refund: Agreed, payments: readonly PaymentRecord[]) =>
  refund.parts.flatMap((part) => {
    const payment = payments.find(({ _id }) => _id.equals(part.paymentId));
    return payment && partState(refund, payment) === 'unsent' ? [{ part, payment }] : [];
  });

/** Progress of an agreed refund, by its payments. */
export function refundStatus(
  refund: Agreed,
  payments: readonly PaymentRecord[],
): OrderRefundStatus {
  const states = refund.parts.map(({ paymentId }) => {
    const payment = payments.find(({ _id }) => _id.equals(paymentId));
    return payment ? partState(refund, payment) : 'failed';
  });
  if (states.includes('failed')) return 'failed';
  if (states.some(isHeldForBuyer)) return 'pending';
  if (states.includes('release')) return 'released';
  return states.includes('paid-another-way') ? 'paid-another-way' : 'succeeded';
}
