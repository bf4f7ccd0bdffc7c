import { isDeepStrictEqual } from 'node:util';
import { balanceUpdate } from '../balance/balance.states.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';

export type HandOverSteps = {
  /** The date of the confirmed hand-over. */
  handedOverAt: Date | null;
  /** The date of the hand-over, claimed or confirmed. A balance's deadline counts from it. */
  dueFrom: Date | null;
  /** The buyer's report while a problem is open. */
  problem: { at: Date; text: string | null } | null;
};

/**
 * Copies an order's hand-over to the payment that bought the product; no other code writes it. May run any number of
 * times, concurrently and after any crash.
 * @param read the payment, freshly read
 * @returns false if it needed no change
 */
export async function followHandOver(
  services: Pick<PaymentServices, 'models' | 'events' | 'config' | 'now'>,
  read: PaymentRecord,
  steps: HandOverSteps,
): Promise<boolean> {
  const { Payment } = services.models;
  // Retries if the payment was changed meanwhile.
  for (let payment: PaymentRecord | null = read; ; ) {
    const update = payment?.status === 'paid' ? updateOf(services, payment, steps) : null;
    if (!payment || !update) return payment !== read;
    const { _id, revision = null }: PaymentRecord = payment;
    const followed: PaymentRecord | null = await Payment.findOneAndUpdate(
      { _id, status: 'paid', revision },
      { ...update, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (followed) {
      publishPayment(services.events, followed);
      return true;
    }
    payment = await Payment.findById(_id).lean();
  }
}

/** Null if the payment is up to date. */
function updateOf(
  services: Pick<PaymentServices, 'config' | 'now'>,
  payment: PaymentRecord,
  { handedOverAt, dueFrom, problem }: HandOverSteps,
) {
  const { disputedAt = null, problem: text = null } = payment;
  const balance = dueFrom
    ? balanceUpdate(services, payment, 'handOver', dueFrom.getTime())
    : payment.handedOverAt
      ? null
      : balanceUpdate(services, payment, 'object', services.now());
  const isSame = isDeepStrictEqual(
    [disputedAt, text],
    [problem?.at ?? null, problem?.text ?? null],
  );
  const $set = {
    ...(handedOverAt && !payment.handedOverAt && { handedOverAt }),
    ...(!isSame &&
      problem && {
        disputedAt: problem.at,
        ...(problem.text && { problem: problem.text }),
      }),
    ...balance?.$set,
  };
  const $unset = {
    ...(!isSame && !problem && { disputedAt: 1, problem: 1 }),
    ...balance?.$unset,
  };
  if (Object.keys($set).length + Object.keys($unset).length === 0) return null;
  return {
    ...(Object.keys($set).length > 0 && { $set }),
    ...(Object.keys($unset).length > 0 && { $unset }),
  };
}
