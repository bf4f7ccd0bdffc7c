import { readById } from '../../cache/read-by-id.ts';
import type { Context } from '../../context/context.ts';
import { anyRole, describeList } from '../../context/list.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { newestOf } from '../../shared/keyset/keyset-query.ts';
import type { Page } from '../../shared/paging.ts';
import { listedOf, type NotificationRecord } from './notification.model.ts';

export type NotificationPage = Page<NotificationRecord>;

export const ownNotifications = describeList(
  'QueryNotificationsArgs',
  anyRole,
  (_given, { models }, { _id: userId }) =>
    newestOf<NotificationRecord>(models.Notification, listedOf(userId)),
);

/** The number of unread notifications of an account; null for anyone but the account itself. */
export const countUnread = async (
  { models, cache, viewer }: Context,
  { _id: userId }: Pick<Viewer, '_id'>,
): Promise<number | null> => {
  if (!viewer?._id.equals(userId)) return null;
  const { Notification } = models;
  return readById(cache, Notification.collection.name, userId, () =>
    Notification.countDocuments({ ...listedOf(userId), readAt: null }),
  );
};
