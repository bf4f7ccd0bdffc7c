import Stripe from 'stripe';
import type { PaymentRecord } from '../payment.model.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { attemptsAt, refusedId } from './provider-refunds.rules.ts';

/** Refusals that end on their own: with the bank's dispute, or once the shop has a balance again. */
const passing = ['charge_disputed', 'balance_insufficient', 'insufficient_funds', 'lock_timeout'];

/** Whether another try would be refused, too. */
export const isFinalRefusal = (
  error: Stripe.errors.StripeError,
  { dispute }: PaymentRecord,
): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (dispute?.status === 'lost' || !passing.includes(error.code ?? ''));

/**
 * Records a refund that the provider refused in its payment, once. `recordRefundsAndDisputes` then decides the next
 * step.
 */
export async function noteRefused(
  { models, now }: Pick<PaymentServices, 'models' | 'now'>,
  payment: PaymentRecord,
  { purpose, amount }: { purpose: string; amount: number },
): Promise<void> {
  const id = refusedId(purpose, attemptsAt(payment, purpose));
  const refused = { id, amount, status: 'failed' as const, at: new Date(now()), purpose };
  // Retries if the payment was changed meanwhile.
  for (;;) {
    const current: PaymentRecord = await models.Payment.findById(payment._id).lean().orFail();
    const { revision = null, refunds } = current;
    if (refunds?.some((one) => one.id === id)) return;
    const noted = await models.Payment.updateOne(
      { _id: payment._id, revision },
      { $set: { refunds: [...(refunds ?? []), refused] }, $inc: { revision: 1 } },
    );
    if (noted.modifiedCount > 0) return;
  }
}
