import {
  type News,
  notificationMessage,
} from '@fitness-zone/contract/notifications/notification-messages.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { KeptEntry } from '../../outbox/outbox.model.ts';
import type { NotificationRecord } from '../notification.model.ts';

export type RecipientServices = Pick<Shop, 'models' | 'config'>;

/** A notification of one account that is to be made. */
export type Draft = Omit<NotificationRecord, '_id' | 'readAt' | 'mailAt'>;

/** An entry with the name under which its record keeps it. */
export type NamedEntry = KeptEntry & { name: string };

/** A notification of an entry. */
export const draftOf = ({ name, at }: NamedEntry, userId: Types.ObjectId, news: News): Draft => ({
  key: `${name}:${userId.toHexString()}`,
  userId,
  kind: news.kind,
  message: notificationMessage(news),
  createdAt: at,
});

/** All admins, the newest first. */
export async function adminIds({ models }: RecipientServices): Promise<Types.ObjectId[]> {
  const admins = await models.User.find({ role: 'admin' }, { _id: 1 }).sort({ _id: -1 }).lean();
  return admins.map(({ _id }) => _id);
}

/** An entry that its record never has. */
export const unknownEntry = ({ kind }: NamedEntry) =>
  new Error(`Nobody is notified of "${kind}" here`);
