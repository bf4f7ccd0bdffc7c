import type { FailedRefundAnswer } from '@fitness-zone/contract/enums.ts';
import type { Viewer } from '../../../context/merged-types.ts';
import { isOwnBusiness } from '../../../context/own-business.ts';
import type { PaymentRecord, ProviderRefund } from '../payment.model.ts';

/** A refund that the buyer's bank sent back and no admin has decided about; `amount` in minor units. */
export type FailedRefund = {
  amount: number;
  /** The tries that an answer is about. */
  refunds: ProviderRefund[];
  /** It was to return the rest of the payment: the buyer bought nothing with it, or the sale is cancelled. */
  isWhole: boolean;
};

/** The amount that a lost dispute took, at most the rest of the payment. */
export const lostOf = ({ amount, amountRefunded, dispute }: PaymentRecord): number =>
  dispute?.status === 'lost' ? Math.min(dispute.amount, amount - (amountRefunded ?? 0)) : 0;

/** A payment's failed refund; null without one. */
export function failedRefundOf(payment: PaymentRecord): FailedRefund | null {
  const { _id, status, amount, amountRefunded } = payment;
  const refunds = payment.refunds ?? [];
  const left = amount - (amountRefunded ?? 0) - lostOf(payment);
  const open = refunds.filter((one) => one.status === 'failed' && !one.answer);
  if (status === 'refund-failed') return { amount: left, refunds: open.slice(-1), isWhole: true };
  if (status !== 'paid') return null;
  // Refunds of the order. Those made by hand at the provider weren't promised here.
  const agreed = open.filter(
    (one) =>
      one.purpose &&
      one.purpose !== _id.toHexString() &&
      refunds.findLast(({ purpose }) => purpose === one.purpose) === one,
  );
  const held = Math.min(
    left,
    agreed.reduce((sum, one) => sum + one.amount, 0),
  );
  return held > 0 ? { amount: held, refunds: agreed, isWhole: false } : null;
}

/** The viewer's possible answers to a payment's failed refund; none for the viewer's own business. */
export function failedRefundAnswers(
  viewer: Viewer | null,
  payment: PaymentRecord,
): FailedRefundAnswer[] {
  const isOwn = isOwnBusiness({ viewer }, payment.buyerId, payment.sellerId);
  const failed = viewer?.role === 'admin' && !isOwn ? failedRefundOf(payment) : null;
  if (!failed) return [];
  return ['try-again', 'paid-another-way', ...(failed.isWhole ? [] : (['release'] as const))];
}
