import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** Marks an account's notifications about a thread as read. Can run twice. */
export async function markThreadNotificationsRead(
  { models, events, now }: Pick<Shop, 'models' | 'events' | 'now'>,
  userId: Types.ObjectId,
  threadId: Types.ObjectId,
): Promise<void> {
  const ofThread = { userId, threadId, kind: 'message' as const, readAt: null };
  const unread = await models.Notification.find(ofThread, { _id: 1 }).lean();
  if (unread.length === 0) return;
  await models.Notification.updateMany(ofThread, { readAt: new Date(now()) });
  for (const { _id } of unread) {
    const notificationId = _id.toHexString();
    events.publish({ kind: 'notification', notificationId, userId: userId.toHexString() });
  }
}
