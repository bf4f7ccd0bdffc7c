import type {
  NotificationKind,
  OrderActor,
  ReportDecision,
  Stock,
} from '@fitness-zone/contract/enums.ts';
import { Schema, Types } from 'mongoose';

/** News for notifications, stored in the record that it is about. */
export type OutboxEntry =
  | { kind: 'booked' }
  | { kind: 'new-listing' }
  | { kind: 'unavailable'; stock: Exclude<Stock, 'available'> }
  /**
   * `fields`: the differences, without which nobody is notified. Prices are in minor units. `isDrop`: whether wishers
   * are notified of the price.
   */
  | {
      kind: 'edited';
      fields: readonly string[];
      priceBefore: number;
      price: number;
      isDrop: boolean;
    }
  | { kind: 'paid' }
  | { kind: 'refunded' }
  /** `amount`: in minor units of the payment's currency. */
  | { kind: 'refund-failed' | 'refund-paid-another-way'; amount: number }
  /** `reason`: in an admin's words. */
  | { kind: 'refund-released'; amount: number; reason: string }
  | { kind: 'handed-over' }
  | { kind: 'problem-reported' }
  | { kind: 'balance-due' }
  | { kind: 'balance-reminder' }
  /** `first`: the first notification that it is overdue. */
  | { kind: 'balance-overdue'; first: boolean }
  | { kind: 'balance-paid' }
  | { kind: 'sale-cancelled' }
  | { kind: 'verified' | 'unverified' }
  | { kind: 'suspended'; reason: string }
  | { kind: 'restored' }
  /** `amount`: in minor units; `changed`: it replaces an earlier one; `note`: its side's message for the thread. */
  | { kind: 'offer-made'; amount: number; changed: boolean; note?: string }
  | { kind: 'offer-countered'; amount: number; note?: string }
  | {
      kind:
        | 'offer-accepted'
        | 'counter-offer-accepted'
        | 'offer-declined'
        | 'offer-closed'
        | 'offer-lapsed'
        | 'offer-unpaid';
    }
  /** `to`: the side to notify; null if it was already notified of unread messages. */
  | { kind: 'message'; to: 'buyer' | 'seller' | null }
  | { kind: 'reviewed' }
  /** `by`: the side that acted; the other one is notified. */
  | { kind: 'pick-up-proposed' | 'pick-up-agreed' | 'pick-up-arrived'; by: 'buyer' | 'seller' }
  | { kind: 'pick-up-reminder' }
  /** `reason`: in an admin's words. */
  | { kind: 'product-hidden'; reason: string }
  | { kind: 'product-restored'; stock: Stock }
  /** `by`: the side whose mails count towards the limit, since it can repeat the step; a decision always mails. */
  | {
      kind: 'order-notification';
      notification: OrderNotificationKind;
      to: readonly OrderActor[];
      by?: 'buyer' | 'seller';
    }
  | { kind: 'payout-setup-needed' | 'payout-setup-started' }
  /** `amount`: in minor units of the payout's currency. */
  | {
      kind: 'payout-sent' | 'payout-failed' | 'payout-reversed' | 'payout-held';
      amount: number;
    }
  | { kind: 'report-filed' }
  /** `toSubject`: one of the reports decided together also notifies the subject. */
  | { kind: 'report-decided'; decision: ReportDecision; toSubject: boolean };

export type OrderNotificationKind = Extract<
  NotificationKind,
  | ('hand-over-claimed' | 'hand-over-objected' | 'handed-over' | 'sale-cancelled')
  | ('cancellation-requested' | 'cancellation-declined' | 'decision-needed')
  | ('problem-reported' | 'problem-updated' | 'problem-closed' | 'partly-refunded')
>;

/**
 * The outbox entry of an order for some of its people.
 * @param now epoch milliseconds
 * @param by the side that acted, for steps that it can repeat at will
 * @returns fields for `$set`
 */
export const orderNotification = (
  notification: OrderNotificationKind,
  to: readonly OrderActor[],
  now: number,
  by?: OrderActor,
) =>
  outboxEntry(
    {
      kind: 'order-notification',
      notification,
      to,
      ...((by === 'buyer' || by === 'seller') && { by }),
    },
    new Date(now),
  );

export type StoredOutboxEntry = OutboxEntry & { at: Date };

/** The outbox of a record: its entries by name, and when a sweeper takes them. */
export type Outbox = { outbox?: Record<string, StoredOutboxEntry>; outboxDueAt?: Date };

/** Milliseconds. The process that writes an entry delivers it at once; after this time any process does. */
const outboxGraceMs = 5_000;

/**
 * The outbox entry for the same update that makes the change:
 *
 *     Product.findOneAndUpdate(
 *       { _id, inStock: 'available' },
 *       { $set: { inStock: 'paused', ...outboxEntry({ kind: 'unavailable', stock: 'paused' }) } },
 *     )
 *
 * Then publish the record's change as always (`events.publish`): that delivers the entry, or the sweeper does if the
 * process is killed in between. An update that doesn't match adds no entry.
 * @returns fields for `$set`; none for an edit without a difference
 */
export function outboxEntry(entry: OutboxEntry, now: Date): Record<string, unknown> {
  if (entry.kind === 'edited' && entry.fields.length === 0) return {};
  const name = `n${new Types.ObjectId().toHexString()}`;
  return { [`outbox.${name}`]: { ...entry, at: now }, outboxDueAt: dueAfter(now) };
}

/** `outboxEntry` for a record that is about to be inserted. */
export function firstOutboxEntry(entry: OutboxEntry, now: Date): Required<Outbox> {
  const name = `n${new Types.ObjectId().toHexString()}`;
  return { outbox: { [name]: { ...entry, at: now } }, outboxDueAt: dueAfter(now) };
}

const dueAfter = (now: Date) => new Date(now.getTime() + outboxGraceMs);

export const addOutbox = (schema: Schema): void => {
  schema.add({ outbox: { type: Schema.Types.Mixed }, outboxDueAt: { type: Date } });
  schema.index({ outboxDueAt: 1 }, { sparse: true });
};
