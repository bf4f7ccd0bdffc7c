import type { FailedRefundAnswer } from '@fitness-zone/contract/enums.ts';
import type Stripe from 'stripe';
import type { PaymentRecord, ProviderRefund } from '../payment.model.ts';

/** The state of a refund. `unsent` until the provider has it, and again once an admin retries a failed one. */
export type RefundState =
  | 'unsent'
  | ProviderRefund['status']
  | Exclude<FailedRefundAnswer, 'try-again'>;

/** The shop keeps the amount for the buyer. */
export const isHeldForBuyer = (state: RefundState): boolean =>
  state === 'unsent' || state === 'pending' || state === 'failed';

/** The buyer has the amount. */
export const hasReachedBuyer = (state: RefundState): boolean =>
  state === 'succeeded' || state === 'paid-another-way';

/** The metadata with a refund's purpose: a refund of an order, or the return of a whole payment. */
export const purposeOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | null =>
  metadata?.orderRefund ?? metadata?.paymentId ?? null;

function statusOf({ status }: Pick<Stripe.Refund, 'status'>): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/**
 * The provider's refunds of a payment in the form of its record, oldest first, and the refunds that the provider
 * refused.
 */
export function refundRecords(
  provided: readonly Stripe.Refund[],
  before: readonly ProviderRefund[],
): ProviderRefund[] {
  const refused = before.filter(({ id }) => isRefused(id));
  const known = provided.map((refund): ProviderRefund => {
    const purpose = purposeOf(refund);
    return {
      id: refund.id,
      amount: refund.amount,
      status: statusOf(refund),
      at: new Date(refund.created * 1000),
      ...(purpose && { purpose }),
      ...answerOf(before.find(({ id }) => id === refund.id)),
    };
  });
  return [...refused, ...known].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
}

const answerOf = (refund: ProviderRefund | undefined) =>
  refund?.answer ? { answer: refund.answer } : {};

/** The sum that the buyer got, in minor units. */
export const refundedBy = (refunds: readonly ProviderRefund[]): number =>
  refunds.reduce((sum, { status, amount, answer }) => {
    if (status === 'succeeded') return sum + amount;
    return answer?.kind === 'paid-another-way' ? sum + answer.amount : sum;
  }, 0);

export const refusedId = (purpose: string, attempt: number) => `refused:${purpose}:${attempt}`;

export const isRefused = (id: string): boolean => id.startsWith('refused:');

const refundsFor = ({ refunds }: Pick<PaymentRecord, 'refunds'>, purpose: string) =>
  (refunds ?? []).filter((refund) => refund.purpose === purpose);

/** The state of a payment's refund for a purpose: that of its last try. */
export function refundState(payment: Pick<PaymentRecord, 'refunds'>, purpose: string): RefundState {
  const last = refundsFor(payment, purpose).at(-1);
  if (!last) return 'unsent';
  if (last.status !== 'failed' || !last.answer) return last.status;
  return last.answer.kind === 'try-again' ? 'unsent' : last.answer.kind;
}

/** The failed tries for a purpose that an admin has answered by another try. */
export const retriedIds = (payment: Pick<PaymentRecord, 'refunds'>, purpose: string): string[] =>
  refundsFor(payment, purpose)
    .filter(({ answer }) => answer?.kind === 'try-again')
    .map(({ id }) => id);

/** The number of tries for a purpose so far. */
export const attemptsAt = (payment: Pick<PaymentRecord, 'refunds'>, purpose: string): number =>
  refundsFor(payment, purpose).length;
