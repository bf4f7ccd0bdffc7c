import { enumValues, type NotificationKind } from '@fitness-zone/contract/enums.ts';
import { isChosen, isMailedAs } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Viewer } from '../../context/merged-types.ts';

/** The kinds that an account also gets by mail, in the schema's order. */
export const mailedKinds = ({
  mailedNotifications,
}: Pick<Viewer, 'mailedNotifications'>): NotificationKind[] => {
  const chosen: readonly string[] | null | undefined = mailedNotifications;
  return Object.values(enumValues.NotificationKind).filter(
    (kind) => chosen?.includes(kind) ?? isMailedAs(kind, 'byDefault'),
  );
};

export const isMailed = (
  user: Pick<Viewer, 'mailedNotifications'>,
  kind: NotificationKind,
): boolean =>
  isMailedAs(kind, 'always') || (!isMailedAs(kind, 'bySearch') && mailedKinds(user).includes(kind));

/** The kinds that the shop doesn't list for an account, in the schema's order. */
export const hiddenKinds = ({
  hiddenNotifications,
}: Pick<Viewer, 'hiddenNotifications'>): NotificationKind[] => {
  const chosen: readonly string[] = hiddenNotifications ?? [];
  return Object.values(enumValues.NotificationKind).filter(
    (kind) => chosen.includes(kind) && isChosen(kind),
  );
};

/** An account's settings; null for everybody but the account itself. */
export const settingsShownTo = (viewer: Viewer | null, user: Viewer) =>
  viewer?._id.equals(user._id)
    ? { mailed: mailedKinds(user), hidden: hiddenKinds(user), weekly: user.weeklyMails ?? false }
    : null;
