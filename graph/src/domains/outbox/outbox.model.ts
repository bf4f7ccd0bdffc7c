import type { Stock } from '@fitness-zone/contract/enums.ts';
import { Schema, Types } from 'mongoose';

/**
 * What has happened to a record, and somebody is to be notified of. Entries of products: `unavailable`,
 * `edited`; of bookings: `booked`; of payments: `paid`, `refunded`, `handed-over`, `problem-reported`; of
 * accounts: `verified`.
 */
export type OutboxEntry =
  | { kind: 'booked' }
  | { kind: 'unavailable'; stock: Exclude<Stock, 'available'> }
  /** `fields`: what differs; prices in minor units. Without a difference nobody is notified. */
  | { kind: 'edited'; fields: readonly string[]; priceBefore: number; price: number }
  | { kind: 'paid' }
  | { kind: 'refunded' }
  | { kind: 'handed-over' }
  | { kind: 'problem-reported' }
  | { kind: 'verified' };

/** An entry as the record keeps it. */
export type KeptEntry = OutboxEntry & { at: Date };

/** The outbox of a record: its entries by their names, and when a sweeper takes them. */
export type Outbox = { outbox?: Record<string, KeptEntry>; outboxDueAt?: Date };

/** Whoever has written an entry delivers it at once; after so many milliseconds anyone does. */
export const outboxGraceMs = 5_000;

/**
 * Notes in a record what people are to be notified of, by the very update that makes it so:
 *
 *     Product.findOneAndUpdate(
 *       { _id, inStock: 'available' },
 *       { $set: { inStock: 'paused', ...outboxEntry({ kind: 'unavailable', stock: 'paused' }) } },
 *     )
 *
 * Then publish the record's change as always (`events.publish`): the entry is delivered on that, and by the sweeper
 * where the process ended in between. Nothing else is to be done; an update that does not match notes nothing.
 * @returns fields for `$set`; none for an edit without a difference
 */
export function outboxEntry(entry: OutboxEntry, now = new Date()): Record<string, unknown> {
  if (entry.kind === 'edited' && entry.fields.length === 0) return {};
  const name = `n${new Types.ObjectId().toHexString()}`;
  return { [`outbox.${name}`]: { ...entry, at: now }, outboxDueAt: dueAfter(now) };
}

/** As `outboxEntry`, for a record that is about to be inserted. */
export function firstOutboxEntry(entry: OutboxEntry, now = new Date()): Required<Outbox> {
  const name = `n${new Types.ObjectId().toHexString()}`;
  return { outbox: { [name]: { ...entry, at: now } }, outboxDueAt: dueAfter(now) };
}

const dueAfter = (now: Date) => new Date(now.getTime() + outboxGraceMs);

/** Gives the records of a schema an outbox. */
export const addOutbox = (schema: Schema): void => {
  schema.add({ outbox: { type: Schema.Types.Mixed }, outboxDueAt: { type: Date } });
  schema.index({ outboxDueAt: 1 }, { sparse: true });
};
