import { enumValues } from '@fitness-zone/contract/enums.ts';
import { kindsForRole, notificationGroups } from '@fitness-zone/contract/notifications/kinds.ts';
import type { NotificationKind, Role } from '../../../generated/graphql.ts';

/** A kind with its name in words. */
export type Setting = { kind: NotificationKind; setting: string };

const names = Object.entries(enumValues.NotificationKind) as [NotificationKind, string][];

/** A role's kinds by group, each with its name in words. */
export function settingGroups(role: Role): { name: string; settings: Setting[] }[] {
  const rows = kindsForRole(enumValues.Role[role]);
  return Object.entries(notificationGroups).flatMap(([group, name]) => {
    const settings = rows
      .filter((row) => row.group === group)
      .flatMap(({ kind, setting }) =>
        names.filter(([, value]) => value === kind).map(([key]) => ({ kind: key, setting })),
      );
    return settings.length > 0 ? [{ name, settings }] : [];
  });
}
