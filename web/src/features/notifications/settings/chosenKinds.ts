import { enumValues } from '@fitness-zone/contract/enums.ts';
import { kindsForRole } from '@fitness-zone/contract/notifications/kinds.ts';
import type { NotificationKind, Role } from '../../../generated/graphql.ts';

/** The kinds of notifications that a role can choose to get by mail, the most important first, in words. */
export function chosenKinds(role: Role): { kind: NotificationKind; setting: string }[] {
  const kinds = Object.keys(enumValues.NotificationKind) as NotificationKind[];
  return kindsForRole(enumValues.Role[role]).flatMap(({ kind, setting }) =>
    kinds
      .filter((name) => enumValues.NotificationKind[name] === kind)
      .map((name) => ({ kind: name, setting })),
  );
}
