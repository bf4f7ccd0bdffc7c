import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Removes the notifications, daily mails and kept mails of an account that is deleted. Can run twice. */
export async function removeNotificationsOf(
  { models, mail }: Pick<Shop, 'models' | 'mail'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.Notification.deleteMany({ userId });
  await models.Digest.deleteMany({ userId });
  await mail.removeOf(userId.toHexString());
}
