import type { NotificationGroup } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';

/** The groups set for accounts' devices, by the account's id. Leaves out accounts without a device. */
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
