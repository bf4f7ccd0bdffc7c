import { useEffect, useState } from 'react';
import type { NotificationKind } from '../../../generated/graphql.ts';
import { useUpdateNotificationSettingsMutation } from '../../../generated/notifications.ts';
import { updateNotificationSettingsOptions } from '../notification.cache.ts';

type Kinds = readonly NotificationKind[];

/** `hidden`: kinds that the shop doesn't list; `weekly`: whether mails that can wait come once a week */
export type Settings = { mailed: Kinds; hidden: Kinds; weekly: boolean };

/**
 * The notification settings, and a function that changes them. Changes made during a save are saved after it, so that
 * an earlier choice never replaces a later one. Sends only the changes.
 * @param saved the settings on the server
 */
export function useNotificationSettings(saved: Settings) {
  const [save, { loading }] = useUpdateNotificationSettingsMutation(
    updateNotificationSettingsOptions,
  );
  const [wanted, setWanted] = useState<Partial<Settings> | null>(null);
  useEffect(() => {
    if (!wanted || loading) return;
    const { mailed, hidden, weekly } = wanted;
    const variables = {
      ...(mailed && { mailed: [...mailed] }),
      ...(hidden && { hidden: [...hidden] }),
      ...(weekly !== undefined && { weekly }),
    };
    void save({ variables }).then(() =>
      setWanted((current) => (current === wanted ? null : current)),
    );
  }, [wanted, loading, save]);
  return {
    ...saved,
    ...wanted,
    change: (changes: Partial<Settings>) => setWanted((current) => ({ ...current, ...changes })),
  };
}

/** The kinds with or without some of them. */
export const withKinds = (all: Kinds, kinds: Kinds, isIn: boolean): Kinds => [
  ...all.filter((one) => !kinds.includes(one)),
  ...(isIn ? kinds : []),
];
