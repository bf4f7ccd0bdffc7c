import type { RefundReason } from '@fitness-zone/contract/catalog/stock.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Events } from '../../shared/events.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { UserRecord } from '../accounts/user.model.ts';
import type { PaymentRecord } from './payment.model.ts';

type Sale = Pick<PaymentRecord, 'status' | 'refundReason'>;
type Parties = Pick<PaymentRecord, '_id' | 'buyerId' | 'sellerId'> &
  Partial<Sale & Pick<PaymentRecord, 'blind'>>;

/**
 * True if the payment bought its product or paid its balance, even if it was refunded or cancelled later. False for
 * money that was returned because it was late or didn't match.
 */
export const isSale = ({ status, refundReason }: Partial<Sale>): boolean =>
  status === 'paid' ||
  (status === 'refunded' && !refundReason) ||
  refundReason === ('cancelled' satisfies RefundReason);

/**
 * The buyer may always see it, admins unless it is blind, the seller once it is a sale. Every output of payments checks
 * this or `notBlind`.
 */
export function maySeePayment(viewer: UserRecord | null, payment: Parties): boolean {
  if (!viewer) return false;
  if (viewer._id.equals(payment.buyerId)) return true;
  if (viewer.role === 'admin') return !payment.blind;
  return viewer._id.equals(payment.sellerId) && isSale(payment);
}

/** The payments that the viewer may see: a seller sees none that isn't recorded yet or was returned as a mistake. */
export const visibleAmong = (
  viewer: UserRecord | null,
  payments: readonly PaymentRecord[],
): PaymentRecord[] => payments.filter((payment) => maySeePayment(viewer, payment));

/** The condition for payments visible to admins, in values that an index can find. */
export const notBlind = { blind: { $in: [null, false] } };

/**
 * A payment that the viewer may see.
 * @throws Refusal `forbidden` for any other
 */
export function visiblePayment(viewer: UserRecord | null, payment: PaymentRecord): PaymentRecord {
  if (maySeePayment(viewer, payment)) return payment;
  throw new Refusal('forbidden', 'You can’t see this payment.');
}

/** A payment by its id, if the viewer may see it. */
export async function findVisiblePayment(
  { loaders, viewer }: Pick<Context, 'loaders' | 'viewer'>,
  id: Types.ObjectId | null | undefined,
): Promise<PaymentRecord | null> {
  const payment = id ? await loaders.payment.load(id) : null;
  return payment && maySeePayment(viewer, payment) ? payment : null;
}

/** The dispute of a payment, for admins. */
export const disputeShownTo = (viewer: UserRecord | null, { dispute }: PaymentRecord) =>
  viewer?.role === 'admin' && dispute ? dispute : null;

/** The reason and the admin of a sale's refund, for admins. */
export const refundShownTo = (viewer: UserRecord | null, { refund }: PaymentRecord) =>
  viewer?.role === 'admin' && refund ? refund : null;

/** Publishes a new or changed payment: to the seller only once it is a sale, to admins unless it is blind. */
export function publishPayment(events: Pick<Events, 'publish'>, payment: Parties): void {
  events.publish({
    kind: 'payment',
    paymentId: payment._id.toHexString(),
    buyerId: payment.buyerId.toHexString(),
    sellerId: isSale(payment) ? payment.sellerId.toHexString() : null,
    ...(payment.blind && { blind: true }),
  });
}
