import type { NotificationGroup } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** The groups that the devices of accounts get, by the account's id. Accounts without a device are missing. */
export async function pushedGroups(
  { models }: Pick<Shop, 'models'>,
  users: readonly { _id: Types.ObjectId }[],
): Promise<Map<string, Set<NotificationGroup>>> {
  const devices = await models.PushDevice.find(
    { userId: { $in: users.map(({ _id }) => _id) } },
    { userId: 1, groups: 1 },
  ).lean();
  const found = new Map<string, Set<NotificationGroup>>();
  for (const { userId, groups } of devices) {
    const key = userId.toHexString();
    found.set(key, new Set([...(found.get(key) ?? []), ...groups]));
  }
  return found;
}
