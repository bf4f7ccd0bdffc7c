import {
  type NotificationFacts,
  notificationSentence,
} from '@fitness-zone/contract/notifications/kinds.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { ListModel } from '../../lists/list-entry.model.ts';
import type { KeptEntry } from '../../outbox/outbox.model.ts';
import type { NotificationRecord } from '../notification.model.ts';

export type RecipientServices = Pick<Shop, 'models' | 'config' | 'now' | 'searches'>;

/** A notification of one account that is to be made. */
export type Draft = Omit<NotificationRecord, '_id' | 'readAt' | 'mailedAt' | 'summaryAt'>;

/** An entry with the name under which its record keeps it. */
export type NamedEntry = KeptEntry & { name: string };

/** A batch of an entry's notifications; `next` is where the following batch begins, null after the last. */
export type Drafts = { drafts: Draft[]; next: Progress | null };

/** Delivery progress of an entry: the list whose owners come next, after one of its entries. */
export type Progress = {
  list: ListModel | 'Follow' | 'SavedSearch';
  after: Types.ObjectId | null;
  /** How many saved searches were matched before. */
  matched?: number;
};

/** Number of recipients that are notified at once. */
export const batchSize = 200;

/** @param senderId whoever caused it, where people can do so at will */
export const draftOf = (
  { name, at }: NamedEntry,
  userId: Types.ObjectId,
  facts: NotificationFacts,
  senderId?: Types.ObjectId,
): Draft => ({
  key: `${name}:${userId.toHexString()}`,
  userId,
  kind: facts.kind,
  message: notificationSentence(facts),
  createdAt: at,
  ...(senderId && { senderId }),
});

/** The accounts that have blocked the seller or were blocked by the seller. */
export async function blockedAmong(
  { models }: Pick<RecipientServices, 'models'>,
  sellerId: Types.ObjectId,
  some: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const userIds = { $in: some };
  const [blockedBySeller, blockersOfSeller] = await Promise.all([
    models.Block.find({ blockerId: sellerId, blockedId: userIds }, { blockedId: 1 }).lean(),
    models.Block.find({ blockerId: userIds, blockedId: sellerId }, { blockerId: 1 }).lean(),
  ]);
  return new Set([
    ...blockedBySeller.map(({ blockedId }) => blockedId.toHexString()),
    ...blockersOfSeller.map(({ blockerId }) => blockerId.toHexString()),
  ]);
}

/** All admins, the newest first. */
export async function adminIds({ models }: RecipientServices): Promise<Types.ObjectId[]> {
  const admins = await models.User.find({ role: 'admin' }, { _id: 1 }).sort({ _id: -1 }).lean();
  return admins.map(({ _id }) => _id);
}

/** An entry of a kind that its record never has. */
export const unknownEntry = ({ kind }: NamedEntry) =>
  new Error(`Nobody is notified of "${kind}" here`);
