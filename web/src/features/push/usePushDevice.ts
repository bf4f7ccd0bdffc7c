import { useEffect, useState } from 'react';
import type { NotificationGroup } from '../../generated/graphql.ts';
import {
  useDeletePushDeviceMutation,
  usePushDeviceQuery,
  useSavePushDeviceMutation,
} from '../../generated/push.ts';
import { useConfig } from '../../lib/config.ts';
import { graphql } from '../../lib/graphql.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { canPush, currentSubscription, inputOf, subscribe } from './pushSubscription.ts';

graphql(`
  query PushDevice($endpoint: String!) {
    pushDevice(endpoint: $endpoint) {
      id
      groups
    }
  }
`);

export type PushSettings = {
  /** Groups that this browser gets. */
  groups: readonly NotificationGroup[];
  /** The user refused messages of this shop. */
  isBlocked: boolean;
  /** Subscribes first if there is none, and unsubscribes without groups. */
  change: (groups: readonly NotificationGroup[]) => Promise<void>;
};

const unreachable = 'Your browser’s push service doesn’t answer. Please try again later.';

/** Push messages of this browser; null where the browser or the shop has none, and until it is known. */
export function usePushDevice(): PushSettings | null {
  const { pushKey } = useConfig();
  const isPossible = pushKey !== null && canPush();
  const [subscription, setSubscription] = useState<PushSubscription | null>();
  const [wanted, setWanted] = useState<readonly NotificationGroup[] | null>(null);
  const [isBlocked, setBlocked] = useState(
    () => isPossible && Notification.permission === 'denied',
  );
  const [save] = useSavePushDeviceMutation();
  const [remove] = useDeletePushDeviceMutation();
  const endpoint = subscription?.endpoint ?? '';
  const { data, loading } = usePushDeviceQuery({ variables: { endpoint }, skip: !endpoint });

  useEffect(() => {
    if (isPossible) void currentSubscription().then(setSubscription);
  }, [isPossible]);

  async function change(groups: readonly NotificationGroup[]) {
    if (groups.length === 0) return turnOff();
    const used = subscription ?? (await subscribeOrSay());
    if (!used) return;
    setSubscription(used);
    const outcome = await save({
      variables: { input: { ...inputOf(used), groups: [...groups] } },
    });
    if (outcome.ok) setWanted(groups);
  }

  async function subscribeOrSay(): Promise<PushSubscription | null> {
    if (pushKey === null) return null;
    try {
      const made = await subscribe(pushKey);
      setBlocked(made === null);
      return made;
    } catch {
      toast.error(unreachable);
      return null;
    }
  }

  async function turnOff() {
    if (!subscription) return;
    await subscription.unsubscribe();
    await remove({ variables: { endpoint } });
    setSubscription(null);
    setWanted(null);
  }

  if (!isPossible || subscription === undefined || (loading && !data)) return null;
  const groups = wanted ?? (endpoint ? (data?.pushDevice?.groups ?? []) : []);
  return { groups, isBlocked, change };
}
