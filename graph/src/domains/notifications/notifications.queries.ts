import type { Types } from 'mongoose';
import { readById } from '../../cache/read-by-id.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { newestOf, type Page, type PageArguments, pageOf } from '../../shared/paging.ts';
import type { NotificationRecord } from './notification.model.ts';

export type NotificationPage = Page<NotificationRecord>;

/** A page of the signed-in account's notifications, newest first. */
export async function browseNotifications(
  context: Context,
  page: PageArguments,
): Promise<NotificationPage> {
  const { _id } = requireUser(context);
  return pageOf(ownNotifications(context, _id), page);
}

const ownNotifications = ({ models }: Pick<Context, 'models'>, userId: Types.ObjectId) =>
  newestOf(models.Notification.find({ userId }).lean());

/** The number of unread notifications of an account; null for anyone but the account itself. */
export const countUnread = async (
  { models, cache, viewer }: Context,
  { _id: userId }: Pick<Viewer, '_id'>,
): Promise<number | null> => {
  if (!viewer?._id.equals(userId)) return null;
  const { Notification } = models;
  return readById(cache, Notification.collection.name, userId, () =>
    Notification.countDocuments({ userId, readAt: null }),
  );
};
