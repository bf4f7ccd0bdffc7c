import type { HandOverStatus } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../../context/context.ts';
import type { HandOver } from '../../../generated/graphql.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { isSale } from '../payment.visibility.ts';

type Times = Pick<
  PaymentRecord,
  'status' | 'part' | 'refundReason' | 'handedOverAt' | 'disputedAt'
>;

/**
 * The status by the latest of its times. Null for anything but a sale, and for a balance, whose first instalment has
 * it.
 */
export function handOverStatus(payment: Times): HandOverStatus | null {
  if (!isSale(payment) || payment.part === 'balance') return null;
  if (payment.status !== 'paid') return 'refunded';
  if (payment.disputedAt) return 'disputed';
  return payment.handedOverAt ? 'handed-over' : 'paid';
}

/** The condition for sales whose hand-over is refunded; `handOverStatus` decides the same for one. */
export const refundedSale: {
  part: { $ne: 'balance' };
  $or: { status?: 'refunded'; refundReason: string | null }[];
} = {
  part: { $ne: 'balance' },
  $or: [{ status: 'refunded', refundReason: null }, { refundReason: 'cancelled' }],
};

/** A payment's hand-over as the viewer may see it; null unless the payment is a sale. */
export function handOverOf(
  { viewer }: Pick<Context, 'viewer'>,
  payment: PaymentRecord,
): HandOver | null {
  const status = handOverStatus(payment);
  if (!status) return null;
  const seesProblem = viewer?.role === 'admin' || viewer?._id.equals(payment.buyerId);
  return {
    status,
    place: payment.place ?? '',
    handedOverAt: payment.handedOverAt ?? null,
    disputedAt: payment.disputedAt ?? null,
    problem: (seesProblem && payment.problem) || null,
    refundedAt: status === 'refunded' ? (payment.refundedAt ?? null) : null,
  };
}
