import type { NotificationFacts } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Price } from '@fitness-zone/contract/payments/money.ts';
import type { Types } from 'mongoose';
import type { OrderRecord, PickUpSide } from '../../orders/order.model.ts';
import { adminIds, type RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';

/** Recipients of an entry of an order's outbox. */
export async function draftsOfOrder(
  services: RecipientServices,
  order: OrderRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { firstPaymentId: paymentId, productId, buyerId, sellerId } = order;
  const payment = await services.models.Payment.findById(paymentId, { productName: 1 }).lean();
  if (!payment) return [];
  const { productName } = payment;
  const people = { buyer: buyerId, seller: sellerId };
  const pickUp = factsOfPickUp(order, productName, entry);
  if (pickUp) {
    return pickUp.to.map((side) => ({
      ...draftOf(entry, people[side], pickUp.facts, pickUp.by && people[pickUp.by]),
      productId,
      paymentId,
    }));
  }
  if (entry.kind !== 'order-notification') throw unknownEntry(entry);
  const { notification: kind, to, by } = entry;
  const draft = (userId: Types.ObjectId): Draft => {
    const toBuyer = userId.equals(buyerId);
    const facts: NotificationFacts =
      kind === 'sale-cancelled'
        ? { kind, productName, toBuyer }
        : kind === 'partly-refunded'
          ? { kind, productName, toBuyer, price: refundAt(order, entry.at) }
          : { kind, productName };
    return { ...draftOf(entry, userId, facts, by && people[by]), productId, paymentId };
  };
  const admins = to.includes('admin') ? await adminIds(services) : [];
  return [
    ...(to.includes('buyer') ? [buyerId] : []),
    ...(to.includes('seller') ? [sellerId] : []),
    ...admins,
  ].map(draft);
}

/** The refund that the problem ended with at this time. */
function refundAt({ _id, problems, currency }: OrderRecord, at: Date): Price {
  const amount = problems.find(({ closedAt }) => closedAt && +closedAt === +at)?.refundAmount;
  if (!amount) throw new Error(`Order ${_id} has no refund of ${at.toISOString()}`);
  return { amount, currency };
}

/** Notifications about a pick-up, without the place; null for other entries. */
function factsOfPickUp(
  { pickUp }: OrderRecord,
  productName: string,
  entry: NamedEntry,
): { facts: NotificationFacts; to: readonly PickUpSide[]; by?: PickUpSide } | null {
  const { agreed } = pickUp ?? {};
  switch (entry.kind) {
    case 'pick-up-proposed': {
      const byBuyer = entry.by === 'buyer';
      const to = [byBuyer ? 'seller' : 'buyer'] as const;
      return { facts: { kind: entry.kind, productName, byBuyer }, to, by: entry.by };
    }
    case 'pick-up-agreed':
    case 'pick-up-reminder': {
      const both = ['buyer', 'seller'] as const;
      const to = both.filter((side) => entry.kind === 'pick-up-reminder' || side !== entry.by);
      // An agreement can be replaced, not removed.
      if (!agreed) throw unknownEntry(entry);
      const by = entry.kind === 'pick-up-agreed' ? { by: entry.by } : {};
      return { facts: { kind: entry.kind, productName, when: timeAt(agreed) }, to, ...by };
    }
    default:
      return null;
  }
}

/** The day and time at the place, for example `Tue, Dec 1, 6:00 PM`. */
const timeAt = ({ at, timeZone }: { at: Date; timeZone: string }): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
