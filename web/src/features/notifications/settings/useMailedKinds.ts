import { useEffect, useState } from 'react';
import type { NotificationKind } from '../../../generated/graphql.ts';
import { useUpdateNotificationSettingsMutation } from '../../../generated/notifications.ts';
import { updateNotificationSettingsOptions } from '../notification.cache.ts';

type Kinds = readonly NotificationKind[];

/**
 * The kinds of notifications sent by mail, and a function that toggles one. Toggles during a save are saved after it,
 * so that an earlier choice never replaces a later one.
 * @param saved the kinds as the server knows them
 */
export function useMailedKinds(saved: Kinds) {
  const [save, { loading }] = useUpdateNotificationSettingsMutation(
    updateNotificationSettingsOptions,
  );
  const [wanted, setWanted] = useState<Kinds | null>(null);
  const mailed = wanted ?? saved;
  useEffect(() => {
    if (!wanted || loading) return;
    void save({ variables: { mailed: [...wanted] } }).then(() =>
      setWanted((current) => (current === wanted ? null : current)),
    );
  }, [wanted, loading, save]);
  return {
    mailed,
    switchKind: (kind: NotificationKind, isMailed: boolean) =>
      setWanted([...mailed.filter((one) => one !== kind), ...(isMailed ? [kind] : [])]),
  };
}
