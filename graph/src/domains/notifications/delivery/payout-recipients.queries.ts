import type { Types } from 'mongoose';
import type { PayoutRecord } from '../../payouts/payout.model.ts';
import { adminIds, type RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';

/** Recipients of an entry of a payout's outbox. */
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
    productId,
    paymentId,
  });
  const admins = kind === 'payout-failed' || kind === 'payout-held' ? await adminIds(services) : [];
  return [...(kind === 'payout-held' ? [] : [sellerId]), ...admins].map(draft);
}

/** The recipient of an entry in a payout account's outbox: its seller. */
export function draftsOfPayoutAccount(
  { _id }: { _id: Types.ObjectId },
  entry: NamedEntry,
): Draft[] {
  const { kind } = entry;
  if (kind === 'payout-setup-needed' || kind === 'payout-setup-started') {
    return [draftOf(entry, _id, { kind })];
  }
  throw unknownEntry(entry);
}
