import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';

/** Removes all notifications of an account that is deleted. May run twice. */
export async function removeNotificationsOf(
  { models }: Pick<Shop, 'models'>,
  userId: Types.ObjectId,
): Promise<void> {
  await models.Notification.deleteMany({ userId });
}
