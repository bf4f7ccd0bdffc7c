import type Stripe from 'stripe';
import type { PaymentRecord, ProviderRefund } from '../payment.model.ts';

/** How a refund stands: `unsent` until the provider has it. */
export type RefundState = 'unsent' | ProviderRefund['status'];

/** The metadata that says what a refund is for: a refund of an order, or the return of a whole payment. */
export const purposeOf = ({ metadata }: Pick<Stripe.Refund, 'metadata'>): string | null =>
  metadata?.orderRefund ?? metadata?.paymentId ?? null;

function statusOf({ status }: Pick<Stripe.Refund, 'status'>): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** The provider's refunds of a payment as its record keeps them, oldest first, and what the provider refused. */
export function keptRefunds(
  provided: readonly Stripe.Refund[],
  before: readonly ProviderRefund[],
): ProviderRefund[] {
  const refused = before.filter(({ id }) => isOurs(id));
  const known = provided.map((refund): ProviderRefund => {
    const purpose = purposeOf(refund);
    return {
      id: refund.id,
      amount: refund.amount,
      status: statusOf(refund),
      at: new Date(refund.created * 1000),
      ...(purpose && { purpose }),
    };
  });
  return [...refused, ...known].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** The id of a refund that the provider refused to make. */
export const refusedId = (purpose: string, attempt: number) => `refused:${purpose}:${attempt}`;

const isOurs = (id: string) => id.startsWith('refused:');

const refundsFor = ({ refunds }: Pick<PaymentRecord, 'refunds'>, purpose: string) =>
  (refunds ?? []).filter((refund) => refund.purpose === purpose);

/** How a payment's refund for a purpose stands. */
export const refundState = (
  payment: Pick<PaymentRecord, 'refunds'>,
  purpose: string,
): RefundState => refundsFor(payment, purpose).at(-1)?.status ?? 'unsent';

/** The number of tries for a purpose so far. */
export const attemptsAt = (payment: Pick<PaymentRecord, 'refunds'>, purpose: string): number =>
  refundsFor(payment, purpose).length;
