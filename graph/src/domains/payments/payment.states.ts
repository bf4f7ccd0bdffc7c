import type { PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type { PaymentRecord } from './payment.model.ts';
import type { PaymentServices } from './provider-call.ts';

/** Where a payment may go from each state. It never goes back. */
const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'refunding', 'failed'],
  paid: ['refunded'],
  refunding: ['refunded'],
  refunded: [],
  failed: [],
};

const states = Object.keys(NEXT) as PaymentStatus[];

/**
 * The states in which a payment is not at rest: something outside may still happen to it. The sweeper
 * takes them in this order, against the way a payment moves, and so meets none twice.
 */
export const UNSETTLED = ['refunding', 'pending'] as const satisfies PaymentStatus[];

/**
 * Moves a payment on, if nobody else has moved it first.
 * @returns the record as it is now, moved by us or by whoever was faster
 */
export async function advance(
  { models, events }: Pick<PaymentServices, 'models' | 'events'>,
  payment: PaymentRecord,
  status: PaymentStatus,
  details: Partial<PaymentRecord> = {},
): Promise<PaymentRecord> {
  const before = states.filter((state) => NEXT[state].includes(status));
  const moved = await models.Payment.findOneAndUpdate(
    { _id: payment._id, status: { $in: before } },
    { ...details, status },
    { returnDocument: 'after' },
  ).lean();
  if (moved) {
    events.publish({
      kind: 'payment',
      paymentId: moved._id.toHexString(),
      buyerId: moved.buyerId.toHexString(),
      sellerId: moved.sellerId.toHexString(),
    });
  }
  return moved ?? (await models.Payment.findById(payment._id).lean()) ?? payment;
}
