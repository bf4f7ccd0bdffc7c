import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { NotificationGroup } from '../../generated/graphql.ts';
import {
  PushDeviceDocument,
  useDeletePushDeviceMutation,
  useSavePushDeviceMutation,
} from '../../generated/push.ts';
import { useConfig } from '../../lib/config.ts';
import { graphql } from '../../lib/graphql.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { canPush, currentSubscription, hasWorker, inputOf, subscribe } from './pushSubscription.ts';

graphql(`
  query PushDevice($endpoint: String!) {
    pushDevice(endpoint: $endpoint) {
      groups
    }
  }
`);

export type PushOnDevice = {
  /** The groups that this browser receives. */
  groups: readonly NotificationGroup[];
  /** The user refused this shop's messages. */
  isBlocked: boolean;
  /**
   * Subscribes first if necessary; unsubscribes if there are no groups.
   * @returns whether the server knows about it
   */
  change: (groups: readonly NotificationGroup[]) => Promise<boolean>;
};

const notSubscribed = 'Push notifications couldn’t be turned on. Try again in a moment.';

/** This browser's subscription, and the groups whose messages the server sends it. */
type Known = { subscription: PushSubscription | null; groups: readonly NotificationGroup[] };

/** This browser's push messages; null until known, and if the browser or the shop has none. */
export function usePushDevice(): PushOnDevice | null {
  const { pushKey } = useConfig();
  const client = useApolloClient();
  const isPossible = pushKey !== null && canPush();
  const [known, setKnown] = useState<Known | null>(null);
  const [isBlocked, setBlocked] = useState(
    () => isPossible && Notification.permission === 'denied',
  );
  const [save] = useSavePushDeviceMutation();
  const [remove] = useDeletePushDeviceMutation();

  useEffect(() => {
    let isOver = false;
    async function read() {
      if (!(await hasWorker())) return;
      const subscription = await currentSubscription();
      const groups = subscription ? await groupsOf(subscription) : [];
      if (groups && !isOver) setKnown({ subscription, groups });
    }
    /** The device's groups on the server; null if it doesn't answer. */
    async function groupsOf({ endpoint }: PushSubscription) {
      const query = { query: PushDeviceDocument, variables: { endpoint } };
      // Never cached: another tab may have changed it.
      const { data } = await client.query({
        ...query,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return data ? (data.pushDevice?.groups ?? []) : null;
    }
    if (isPossible) void read().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isPossible, client]);

  async function change(groups: readonly NotificationGroup[]): Promise<boolean> {
    const subscription = known?.subscription ?? null;
    if (groups.length === 0) return subscription ? turnOff(subscription) : true;
    const used = subscription ?? (await subscribeOrSay());
    if (!used) return false;
    const outcome = await save({ variables: { input: { ...inputOf(used), groups: [...groups] } } });
    if (outcome.ok) setKnown({ subscription: used, groups });
    return outcome.ok;
  }

  async function subscribeOrSay(): Promise<PushSubscription | null> {
    if (pushKey === null) return null;
    try {
      const made = await subscribe(pushKey);
      setBlocked(made === null);
      return made;
    } catch {
      toast.error(notSubscribed);
      return null;
    }
  }

  async function turnOff(subscription: PushSubscription): Promise<boolean> {
    await subscription.unsubscribe();
    const { ok } = await remove({ variables: { endpoint: subscription.endpoint } });
    setKnown({ subscription: null, groups: [] });
    return ok;
  }

  return known && { groups: known.groups, isBlocked, change };
}
