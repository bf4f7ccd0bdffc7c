import {
  type NotificationFacts,
  notificationTexts,
} from '@fitness-zone/contract/notifications/kinds.ts';
import type { Types } from 'mongoose';
import type { ListModel } from '../../lists/list-entry.model.ts';
import type { StoredOutboxEntry } from '../../outbox/outbox.model.ts';
import type { NotificationRecord } from '../notification.model.ts';

/** A notification to create for one account. */
export type Draft = Omit<
  NotificationRecord,
  '_id' | 'readAt' | 'mailedAt' | 'pushAt' | 'pushedAt' | 'summaryAt'
>;

/** An entry with its name in the record's outbox. */
export type NamedEntry = StoredOutboxEntry & { name: string };

/** A batch of an entry's notifications. `next` is where the following batch begins, null after the last. */
export type Drafts = { drafts: Draft[]; next: Progress | null };

/** Delivery progress of an entry: the list whose owners come next, after one of its entries. */
export type Progress = {
  list: ListModel | 'Follow' | 'SavedSearch';
  after: Types.ObjectId | null;
  /** Number of saved searches matched before. */
  matched?: number;
};

/** Number of recipients notified at once. */
export const batchSize = 200;

/**
 * @param senderId the account that caused it, for kinds that people can cause at will
 * @param actorId the account whose name the shop shows; admins have none
 */
export function draftOf(
  { name, at }: NamedEntry,
  userId: Types.ObjectId,
  facts: NotificationFacts,
  senderId?: Types.ObjectId,
  actorId: Types.ObjectId | undefined = senderId,
): Draft {
  const { message, deed } = notificationTexts(facts);
  return {
    key: `${name}:${userId.toHexString()}`,
    userId,
    kind: facts.kind,
    message,
    createdAt: at,
    ...(senderId && { senderId }),
    ...(deed && actorId && { actorId, deed }),
  };
}

/** An entry of a kind that its record never has. */
export const unknownEntry = ({ kind }: NamedEntry) =>
  new Error(`Nobody is notified of "${kind}" here`);
