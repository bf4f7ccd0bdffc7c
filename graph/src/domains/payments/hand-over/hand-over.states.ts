import { outboxEntry } from '../../outbox/outbox.model.ts';
import { balanceUpdate } from '../balance/balance.states.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';

/** A buyer's statements about a purchase. */
export type HandOverStep =
  /** `bySeller`: the seller says so, of a sale in two instalments. */
  { status: 'handed-over'; bySeller?: true } | { status: 'disputed'; problem: string };

/** Outbox entries: the seller is notified of both, admins of a problem. */
const entries = {
  'handed-over': { kind: 'handed-over' },
  disputed: { kind: 'problem-reported' },
} as const;

/** Whether a sale can take a step: it only moves forward. */
function canTake({ status }: HandOverStep, payment: PaymentRecord): boolean {
  if (payment.status !== 'paid' || payment.disputedAt || payment.part === 'balance') return false;
  return status === 'disputed' || !payment.handedOverAt;
}

/**
 * Moves the hand-over of a sale on, with the time; nothing else does, but for a refund. One conditional update
 * decides among any number of callers, and its time is taken after the record was read: so no step is noted
 * with a time before that of an earlier one.
 * @returns the payment as it is now, or null if it had moved on already or is no sale
 */
export async function advanceHandOver(
  services: Pick<PaymentServices, 'models' | 'events' | 'config' | 'now'>,
  payment: PaymentRecord,
  step: HandOverStep,
): Promise<PaymentRecord | null> {
  const { models, events } = services;
  let current: PaymentRecord | null = payment;
  while (current && canTake(step, current)) {
    const { _id, revision = null }: PaymentRecord = current;
    const now = services.now();
    const moved = await models.Payment.findOneAndUpdate(
      { _id, status: 'paid', revision },
      { $set: fieldsOf(services, current, step, now), $inc: { revision: 1 } },
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

/** The fields a step writes. The hand-over makes the balance due. */
function fieldsOf(
  services: Pick<PaymentServices, 'config'>,
  payment: PaymentRecord,
  step: HandOverStep,
  now: number,
): Record<string, unknown> {
  const at = new Date(now);
  if (step.status === 'disputed') {
    return { disputedAt: at, problem: step.problem, ...outboxEntry(entries.disputed, at) };
  }
  return {
    handedOverAt: at,
    ...balanceUpdate(services, payment, 'handOver', now)?.$set,
    ...(!step.bySeller && outboxEntry(entries['handed-over'], at)),
  };
}
