import { enumValues } from '@fitness-zone/contract/enums.ts';
import { kindsForRole, notificationGroups } from '@fitness-zone/contract/notifications/kinds.ts';
import type { NotificationGroup, NotificationKind, Role } from '../../../generated/graphql.ts';

/** A kind with its name in words. */
export type Setting = { kind: NotificationKind; setting: string };

const names = Object.entries(enumValues.NotificationKind) as [NotificationKind, string][];
const groups = Object.entries(enumValues.NotificationGroup) as [
  NotificationGroup,
  keyof typeof notificationGroups,
][];

/** A role's kinds by group, each with its name in words. */
export function settingGroups(
  role: Role,
): { group: NotificationGroup; name: string; settings: Setting[] }[] {
  const rows = kindsForRole(enumValues.Role[role]);
  return groups.flatMap(([group, value]) => {
    const settings = rows
      .filter((row) => row.group === value)
      .flatMap(({ kind, setting }) =>
        names.filter(([, named]) => named === kind).map(([key]) => ({ kind: key, setting })),
      );
    return settings.length > 0 ? [{ group, name: notificationGroups[value], settings }] : [];
  });
}
