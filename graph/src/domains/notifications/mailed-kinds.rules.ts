import { enumValues, type NotificationKind } from '@fitness-zone/contract/enums.ts';
import {
  alwaysMailed,
  mailedByDefault,
  mailedBySearch,
} from '@fitness-zone/contract/notifications/mailed-by-default.ts';
import type { Viewer } from '../../context/merged-types.ts';

/** The kinds that an account also gets by mail, in the schema's order. */
export const mailedKinds = ({
  mailedNotifications,
}: Pick<Viewer, 'mailedNotifications'>): NotificationKind[] => {
  const byDefault = mailedByDefault.map((kind) => enumValues.NotificationKind[kind]);
  const mailed: readonly string[] = mailedNotifications ?? byDefault;
  return Object.values(enumValues.NotificationKind).filter((kind) => mailed.includes(kind));
};

export const isMailed = (
  user: Pick<Viewer, 'mailedNotifications'>,
  kind: NotificationKind,
): boolean =>
  alwaysMailed.includes(kind) ||
  (!mailedBySearch.includes(kind) && mailedKinds(user).includes(kind));

/** Null for everybody but the account itself. */
export const mailedKindsShownTo = (
  viewer: Viewer | null,
  user: Viewer,
): NotificationKind[] | null => (viewer?._id.equals(user._id) ? mailedKinds(user) : null);
