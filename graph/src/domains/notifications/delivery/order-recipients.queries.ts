import type { News } from '@fitness-zone/contract/notifications/notification-messages.ts';
import type { Types } from 'mongoose';
import type { OrderRecord } from '../../orders/order.model.ts';
import {
  adminIds,
  type Draft,
  draftOf,
  type NamedEntry,
  type RecipientServices,
  unknownEntry,
} from './draft.rules.ts';

/** Whom an entry of an order's outbox concerns. */
export async function draftsOfOrder(
  services: RecipientServices,
  { firstPaymentId: paymentId, productId, buyerId, sellerId }: OrderRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  if (entry.kind !== 'order-news') throw unknownEntry(entry);
  const { news: kind, to } = entry;
  const payment = await services.models.Payment.findById(paymentId, { productName: 1 }).lean();
  if (!payment) return [];
  const { productName } = payment;
  const draft = (userId: Types.ObjectId): Draft => {
    const news: News =
      kind === 'sale-cancelled'
        ? { kind, productName, toBuyer: userId.equals(buyerId) }
        : { kind, productName };
    return { ...draftOf(entry, userId, news), productId, paymentId };
  };
  const admins = to.includes('admin') ? await adminIds(services) : [];
  return [
    ...(to.includes('buyer') ? [buyerId] : []),
    ...(to.includes('seller') ? [sellerId] : []),
    ...admins,
  ].map(draft);
}
