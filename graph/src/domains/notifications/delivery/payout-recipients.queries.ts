import type { Types } from 'mongoose';
import type { PayoutRecord } from '../../payouts/payout.model.ts';
import {
  adminIds,
  type Draft,
  draftOf,
  type NamedEntry,
  type RecipientServices,
  unknownEntry,
} from './draft.rules.ts';

/** Whom an entry of a payout's outbox concerns. */
export async function draftsOfPayout(
  services: RecipientServices,
  { _id, sellerId, currency }: PayoutRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { kind } = entry;
  const isKnown =
    kind === 'payout-sent' ||
    kind === 'payout-failed' ||
    kind === 'payout-reversed' ||
    kind === 'payout-held';
  if (!isKnown) throw unknownEntry(entry);
  const { Order, Payment } = services.models;
  const order = await Order.findById(_id, { firstPaymentId: 1, productId: 1 }).lean();
  const payment = order && (await Payment.findById(order.firstPaymentId).lean());
  if (!payment) return [];
  const { productName, productId, _id: paymentId } = payment;
  const price = { amount: entry.amount, currency };
  const draft = (userId: Types.ObjectId): Draft => ({
    ...draftOf(entry, userId, { kind, productName, price }),
    ...{ productId, paymentId },
  });
  const admins = kind === 'payout-failed' || kind === 'payout-held' ? await adminIds(services) : [];
  return [...(kind === 'payout-held' ? [] : [sellerId]), ...admins].map(draft);
}
