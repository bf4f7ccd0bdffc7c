import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.ts';

/** What a buyer can say of something that was bought. */
export type HandOverStep = { status: 'handed-over' } | { status: 'disputed'; problem: string };

/** Of which the seller, and of a problem admins, are notified. */
const entries = {
  'handed-over': { kind: 'handed-over' },
  disputed: { kind: 'problem-reported' },
} as const;

/** Whether a sale can take a step: it only moves forward. */
function canTake({ status }: HandOverStep, payment: PaymentRecord): boolean {
  if (payment.status !== 'paid' || payment.disputedAt) return false;
  return status === 'disputed' || !payment.handedOverAt;
}

/**
 * Moves the hand-over of a sale on, with the time; nothing else does, but for a refund. One conditional update
 * decides among any number of callers, and its time is taken after the record was read: so no step is noted
 * with a time before that of an earlier one.
 * @returns the payment as it is now, or null if it had moved on already or is no sale
 */
export async function advanceHandOver(
  { models, events }: Pick<PaymentServices, 'models' | 'events'>,
  payment: PaymentRecord,
  step: HandOverStep,
): Promise<PaymentRecord | null> {
  let current: PaymentRecord | null = payment;
  while (current && canTake(step, current)) {
    const { _id, revision = null }: PaymentRecord = current;
    const now = new Date();
    const moved = await models.Payment.findOneAndUpdate(
      { _id, status: 'paid', revision },
      {
        $set:
          step.status === 'disputed'
            ? { disputedAt: now, problem: step.problem, ...outboxEntry(entries.disputed) }
            : { handedOverAt: now, ...outboxEntry(entries['handed-over']) },
        $inc: { revision: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (moved) {
      publishPayment(events, moved);
      return moved;
    }
    current = await models.Payment.findById(_id).lean();
  }
  return null;
}
