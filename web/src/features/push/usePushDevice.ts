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
      id
      groups
    }
  }
`);

export type PushOnDevice = {
  /** Groups that this browser gets. */
  groups: readonly NotificationGroup[];
  /** The user refused messages of this shop. */
  isBlocked: boolean;
  /**
   * Subscribes first if there is none, and unsubscribes without groups.
   * @returns whether the server knows of it
   */
  change: (groups: readonly NotificationGroup[]) => Promise<boolean>;
};

const notSubscribed = 'Push notifications couldn’t be turned on. Try again in a moment.';

/** What this browser has, and of which groups the server sends it messages. */
type Known = { subscription: PushSubscription | null; groups: readonly NotificationGroup[] };

/** Push messages of this browser; null where the browser or the shop has none, and until it is known. */
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
    /** Null where the server doesn't answer. */
    async function groupsOf({ endpoint }: PushSubscription) {
      const query = { query: PushDeviceDocument, variables: { endpoint } };
      // Asked each time: another tab may have changed it.
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
