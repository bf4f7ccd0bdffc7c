import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Removes all notifications of an account that is deleted, and the mails that were kept. Can run twice. */
export async function removeNotificationsOf(
  { models, mail }: Pick<Shop, 'models' | 'mail'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.Notification.deleteMany({ userId });
  await mail.removeOf(userId.toHexString());
}
