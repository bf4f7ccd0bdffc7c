import type { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import { isObjectId, notFound, toObjectId } from '../../shared/ids.ts';
import { maxReturnedRecords } from '../../shared/record-limits.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { listedOf, type NotificationRecord } from './notification.model.ts';

/**
 * Marks notifications of the signed-in account as read. Ignores those already read, and ids of other people's
 * notifications.
 * @throws Refusal `not-found` if none of the ids is the account's
 */
export async function markNotificationsRead(context: Context, ids: unknown) {
  const viewer = requireUser(context);
  const given = validInput('MutationMarkNotificationsReadArgs', { ids });
  const own = { _id: { $in: given.ids.filter(isObjectId) }, ...listedOf(viewer._id) };
  const { Notification } = context.models;
  const unread: NotificationRecord[] = await Notification.find({ ...own, readAt: null }).lean();
  await Notification.updateMany({ ...own, readAt: null }, { readAt: new Date(context.now()) });
  publishNotifications(context, unread);
  const notifications: NotificationRecord[] = await Notification.find(own).sort({ _id: -1 }).lean();
  if (notifications.length === 0 && given.ids.length > 0) throw notFound('Notification');
  return { message: readMessage(unread.length), notifications, viewer };
}

/**
 * Marks the signed-in account's notifications as read, up to one; later ones stay unchanged.
 * @throws Refusal `not-found` for an invalid id
 */
export async function markAllNotificationsRead(context: Context, until: unknown) {
  const viewer = requireUser(context);
  const given = validInput('MutationMarkAllNotificationsReadArgs', { until });
  const last = toObjectId(given.until, 'Notification');
  const unread = { ...listedOf(viewer._id), readAt: null, _id: { $lte: last } };
  return markRead(context, viewer, unread);
}

/** Marks some unread notifications as read. The answer has the newest hundred. */
export async function markRead(context: Context, viewer: Viewer, unread: object) {
  const { Notification } = context.models;
  // Open pages only hear about these.
  const newest: { _id: Types.ObjectId; userId: Types.ObjectId }[] = await Notification.find(unread)
    .sort({ _id: -1 })
    .limit(maxReturnedRecords)
    .lean();
  if (newest.length === 0) return { message: readMessage(0), notifications: [], viewer };
  // Leaves newer ones unread, since the answer lacks them.
  const seen = { $and: [unread, { _id: { $lte: newest[0]?._id } }] };
  const { modifiedCount } = await Notification.updateMany(seen, {
    readAt: new Date(context.now()),
  });
  publishNotifications(context, newest);
  const ids = newest.map(({ _id }) => _id);
  const notifications: NotificationRecord[] = await Notification.find({ _id: { $in: ids } })
    .sort({ _id: -1 })
    .lean();
  return { message: readMessage(modifiedCount), notifications, viewer };
}

const readMessage = (count: number) =>
  count === 1 ? '1 notification marked as read' : `${count} notifications marked as read`;

/** Publishes to the accounts' open pages that notifications arrived or were read. */
export function publishNotifications(
  { events }: Pick<Shop, 'events'>,
  notifications: readonly Pick<NotificationRecord, '_id' | 'userId'>[],
): void {
  for (const { _id, userId } of notifications) {
    const notificationId = _id.toHexString();
    events.publish({ kind: 'notification', notificationId, userId: userId.toHexString() });
  }
}
