import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/**
 * Removes the notifications, daily mails, stored mails and push devices of an account that is deleted. Can run twice.
 */
export async function removeNotificationsOf(
  { models, mail }: Pick<Shop, 'models' | 'mail'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.Notification.deleteMany({ userId });
  await models.Digest.deleteMany({ userId });
  await models.PushDevice.deleteMany({ userId });
  await mail.removeOf(userId.toHexString());
}
