import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import { type OutboxEntry, outboxEntry } from '../outbox/outbox.model.ts';
import type { PaymentRecord } from './payment.model.ts';
import { publishPayment } from './payment.visibility.ts';
import type { PaymentServices } from './provider-call.service.ts';

/**
 * Where a payment may go from each state by what the shop does. It never goes back; what the provider reports later of
 * refunds is noted by `refunds-and-disputes.service.ts`, and only a sale that an admin cancels or refunds
 * (`balance/cancel-sale.service.ts`, `refunds/refund-sale.service.ts`) goes from paid to refunding.
 */
const nextStatuses: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'refunding', 'failed'],
  paid: ['refunded'],
  refunding: ['refunded'],
  refunded: [],
  'refund-failed': [],
  failed: [],
};

const states = Object.keys(nextStatuses) as PaymentStatus[];

/**
 * The states in which a payment may still change by what happens at the provider. The sweeper takes
 * them in this order, against the direction in which a payment moves, and so finds none twice.
 */
export const unsettledStatuses = ['refunding', 'pending'] as const satisfies PaymentStatus[];

/** The steps that buyer and seller are notified of. */
function entryOf({ part }: PaymentRecord, status: PaymentStatus): OutboxEntry | null {
  if (status === 'refunded') return { kind: 'refunded' };
  if (status !== 'paid') return null;
  return part === 'balance' ? { kind: 'balance-paid' } : { kind: 'paid' };
}

/**
 * Moves a payment on, unless another process has moved it first.
 * @returns the record as it is now, moved by this call or a faster one
 */
export async function advanceStatus(
  { models, events }: Pick<PaymentServices, 'models' | 'events'>,
  payment: PaymentRecord,
  status: PaymentStatus,
  details: Partial<PaymentRecord> = {},
): Promise<PaymentRecord> {
  const before = states.filter((state) => nextStatuses[state].includes(status));
  const entry = entryOf(payment, status);
  const moved = await models.Payment.findOneAndUpdate(
    { _id: payment._id, status: { $in: before } },
    {
      $set: { ...details, status, ...(entry && outboxEntry(entry)) },
      // Money was taken, so the agreed price is no longer a secret from admins.
      ...(status !== 'failed' && { $unset: { blind: 1 } }),
    },
    { returnDocument: 'after' },
  ).lean();
  if (moved) {
    publishPayment(events, moved);
  }
  return moved ?? (await models.Payment.findById(payment._id).lean()) ?? payment;
}
