import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import type { TestShop } from './start-test-shop.ts';

/** Gives an account a notification that is not read; gives its id. */
export async function notify(
  { models }: Pick<TestShop, 'models'>,
  userId: string,
  kind: NotificationKind = 'verified',
): Promise<string> {
  const key = new Types.ObjectId().toHexString();
  const details = { key, kind, userId, message: 'Something has happened.', createdAt: new Date() };
  return (await models.Notification.create(details))._id.toHexString();
}
