import type { NotificationFacts } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Types } from 'mongoose';
import { dayUntil } from '../../../shared/time/working-days.ts';
import type { StoredOutboxEntry } from '../../outbox/outbox.model.ts';
import { priceOf } from '../../payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../../payments/payment.model.ts';
import { isSale } from '../../payments/payment.visibility.ts';
import { adminIds, type RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';

/** The recipients of an entry in a payment's outbox. */
export async function draftsOfPayment(
  services: RecipientServices,
  payment: PaymentRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { productName, amount, currency, buyerId, sellerId, productId } = payment;
  const paymentId = payment.firstHalfId ?? payment._id;
  const price = { amount, currency };
  const draft = (
    userId: Types.ObjectId,
    facts: NotificationFacts,
    senderId?: Types.ObjectId,
    actorId = senderId,
  ): Draft => ({
    ...draftOf(entry, userId, facts, senderId, actorId),
    productId,
    paymentId,
  });
  switch (entry.kind) {
    case 'paid':
      return [
        draft(
          sellerId,
          { kind: 'sold', productName, price: { amount: priceOf(payment), currency } },
          undefined,
          buyerId,
        ),
        draft(buyerId, { kind: 'paid', productName, price, isHalf: priceOf(payment) > amount }),
      ];
    case 'refunded': {
      const told = { kind: 'refunded', productName, price } as const;
      const toBuyer = draft(buyerId, { ...told, toBuyer: true });
      // Sellers never hear about payments that came too late.
      return isSale({ ...payment, status: 'refunded' })
        ? [toBuyer, draft(sellerId, { ...told, toBuyer: false })]
        : [toBuyer];
    }
    case 'refund-failed':
    case 'refund-paid-another-way':
    case 'refund-released':
      return (await factsOfFailedRefund(services, payment, entry)).map(({ userId, facts }) =>
        draft(userId, facts),
      );
    case 'handed-over':
      return [
        draft(
          sellerId,
          { kind: 'handed-over', productName, by: 'buyer', byCode: false },
          undefined,
          buyerId,
        ),
      ];
    case 'balance-due':
    case 'balance-reminder':
    case 'balance-overdue':
      return (await factsOfBalance(services, payment, entry)).map(({ userId, facts }) =>
        draft(userId, facts),
      );
    case 'balance-paid': {
      const told = { kind: 'balance-paid', productName, price } as const;
      return [
        draft(sellerId, { ...told, toBuyer: false }, undefined, buyerId),
        draft(buyerId, { ...told, toBuyer: true }),
      ];
    }
    case 'sale-cancelled': {
      const told = { kind: 'sale-cancelled', productName, by: null } as const;
      return [
        draft(sellerId, { ...told, toBuyer: false }),
        draft(buyerId, { ...told, toBuyer: true }),
      ];
    }
    case 'problem-reported': {
      const userIds = [sellerId, ...(await adminIds(services))];
      return userIds.map((userId) =>
        draft(userId, { kind: 'problem-reported', productName, wished: null }, buyerId),
      );
    }
    default:
      throw unknownEntry(entry);
  }
}

/** The buyer, the seller of a sale, and the admins of a new one. */
async function factsOfFailedRefund(
  services: RecipientServices,
  payment: PaymentRecord,
  entry: StoredOutboxEntry & {
    kind: 'refund-failed' | 'refund-paid-another-way' | 'refund-released';
  },
): Promise<{ userId: Types.ObjectId; facts: NotificationFacts }[]> {
  const { productName, currency, buyerId, sellerId } = payment;
  const told = { productName, price: { amount: entry.amount, currency } };
  const factsFor = (to: 'buyer' | 'seller' | 'admin'): NotificationFacts => {
    const toBuyer = to === 'buyer';
    switch (entry.kind) {
      case 'refund-failed':
        return { ...told, kind: entry.kind, to };
      case 'refund-paid-another-way':
        return { ...told, kind: entry.kind, toBuyer };
      case 'refund-released':
        return { ...told, kind: entry.kind, toBuyer, reason: entry.reason };
    }
  };
  const admins = entry.kind === 'refund-failed' ? await adminIds(services) : [];
  return [
    { userId: buyerId, facts: factsFor('buyer') },
    // Sellers never hear about payments that came too late.
    ...(isSale(payment) ? [{ userId: sellerId, facts: factsFor('seller') }] : []),
    ...admins.map((userId) => ({ userId, facts: factsFor('admin') })),
  ];
}

/** Recipients and messages for a balance that is due or overdue; none if it was paid or cancelled meanwhile. */
async function factsOfBalance(
  services: RecipientServices,
  { productName, currency, buyerId, sellerId, balance }: PaymentRecord,
  entry: StoredOutboxEntry & { kind: 'balance-due' | 'balance-reminder' | 'balance-overdue' },
): Promise<{ userId: Types.ObjectId; facts: NotificationFacts }[]> {
  if (balance?.status !== 'due' || !balance.dueBy) return [];
  const price = { amount: balance.amount, currency };
  const until = dayUntil(balance.dueBy.getTime(), services.config.timeZone);
  if (entry.kind === 'balance-reminder') {
    return [{ userId: buyerId, facts: { kind: entry.kind, productName, until } }];
  }
  if (entry.kind === 'balance-due') {
    return [{ userId: buyerId, facts: { kind: entry.kind, productName, price, until } }];
  }
  const told = { kind: entry.kind, productName, price } as const;
  const others = [sellerId, ...(entry.first ? await adminIds(services) : [])];
  return [
    { userId: buyerId, facts: { ...told, toBuyer: true } },
    ...others.map((userId) => ({ userId, facts: { ...told, toBuyer: false } })),
  ];
}
