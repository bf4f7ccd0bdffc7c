import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { type OutboxEntry, outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { publishPayment } from '../payment.visibility.ts';
import type { PaymentServices } from '../provider-call.service.ts';
import { settledFrom } from './payment-transitions.rules.ts';

type Settled = keyof typeof settledFrom;

/**
 * The states in which the provider may still change a payment. The sweeper takes them in this order, against a
 * payment's direction, so that it meets each payment once.
 */
export const unsettledStatuses = ['refunding', 'pending'] as const satisfies PaymentStatus[];

/** The step that buyer and seller are notified of. */
function entryOf({ part }: PaymentRecord, status: Settled): OutboxEntry | null {
  if (status !== 'paid') return null;
  return part === 'balance' ? { kind: 'balance-paid' } : { kind: 'paid' };
}

/**
 * Moves a payment on, unless another process has moved it first.
 * @returns the current record, moved by this call or a faster one
 */
export async function advanceStatus(
  { models, events, now }: Pick<PaymentServices, 'models' | 'events' | 'now'>,
  payment: PaymentRecord,
  status: Settled,
  details: Partial<PaymentRecord> = {},
): Promise<PaymentRecord> {
  const entry = entryOf(payment, status);
  const moved = await models.Payment.findOneAndUpdate(
    { _id: payment._id, status: { $in: settledFrom[status] } },
    {
      $set: { ...details, status, ...(entry && outboxEntry(entry, new Date(now()))) },
      // Money was taken, so the agreed price is no longer secret from admins.
      ...(status !== 'failed' && { $unset: { blind: 1 } }),
    },
    { returnDocument: 'after' },
  ).lean();
  if (moved) {
    publishPayment(events, moved);
  }
  return moved ?? (await models.Payment.findById(payment._id).lean()) ?? payment;
}
