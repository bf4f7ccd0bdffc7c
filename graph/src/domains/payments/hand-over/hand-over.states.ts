import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.ts';

/** What a buyer can say of something that was bought. */
export type HandOverStep = { status: 'handed-over' } | { status: 'disputed'; problem: string };

/** What must be true of a sale for a step, so that it only moves forward. */
const before = {
  'handed-over': { handedOverAt: null, disputedAt: null },
  disputed: { disputedAt: null },
} as const;

/**
 * Moves the hand-over of a sale on, with the time; nothing else does, but for a refund. One conditional update
 * decides among any number of callers.
 * @returns the payment as it is now, or null if it had moved on already or is no sale
 */
export async function advanceHandOver(
  { models, events }: Pick<PaymentServices, 'models' | 'events'>,
  { _id }: Pick<PaymentRecord, '_id'>,
  step: HandOverStep,
): Promise<PaymentRecord | null> {
  const now = new Date();
  const details =
    step.status === 'disputed' ? { disputedAt: now, problem: step.problem } : { handedOverAt: now };
  const moved = await models.Payment.findOneAndUpdate(
    { _id, status: 'paid', ...before[step.status] },
    { $set: details },
    { returnDocument: 'after' },
  ).lean();
  if (moved) publishPayment(events, moved);
  return moved;
}
