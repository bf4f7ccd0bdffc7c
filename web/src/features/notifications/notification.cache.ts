import type { ApolloCache } from '@apollo/client';
import { addToConnection, refTo } from '../../apollo/connections/editConnections.ts';
import { findRecords } from '../../apollo/findRecords.ts';
import { onlyFailure } from '../../apollo/mutations/useMutationOnce.ts';
import {
  type MarkAllNotificationsReadMutationOptions,
  type MarkNotificationsReadMutationOptions,
  UnreadCountInCacheDocument,
  type UpdateNotificationSettingsMutationOptions,
} from '../../generated/notifications.ts';
import { graphql } from '../../lib/graphql.ts';
import { shopNow } from '../../lib/time/shopClock.ts';

const connection = { field: 'notifications' } as const;

/** Adds a notification to the cached list. Can run twice. */
export const addNotification = (cache: ApolloCache, id: string): void =>
  addToConnection(cache, connection, refTo('Notification', id));

graphql(`
  query UnreadCountInCache {
    me {
      unreadNotificationCount
    }
  }
`);

export type Read = { readAt: string | null };

/** Marks cached notifications as read. @returns how many of them were unread */
export function setRead(cache: ApolloCache, ids: readonly string[], at: string): number {
  let changed = 0;
  for (const id of ids) {
    cache.modify<Read>({
      id: refTo('Notification', id).__ref,
      fields: {
        readAt(readAt) {
          if (readAt === null) changed += 1;
          return readAt ?? at;
        },
      },
    });
  }
  return changed;
}

export const unread = (cache: ApolloCache): string[] =>
  findRecords<Read>(cache, 'Notification', ({ readAt }) => readAt === null);

const unreadUntil = (cache: ApolloCache, until: string): string[] =>
  unread(cache).filter((id) => id <= until);

export const updateCount = (cache: ApolloCache, countOf: (count: number) => number): unknown =>
  cache.updateQuery({ query: UnreadCountInCacheDocument, optimistic: true }, (data) => {
    const count = data?.me?.unreadNotificationCount;
    if (!data?.me || typeof count !== 'number') return undefined;
    return { me: { ...data.me, unreadNotificationCount: Math.max(0, countOf(count)) } };
  });

export const markNotificationsReadOptions: MarkNotificationsReadMutationOptions = {
  toastMessage: onlyFailure,
  optimisticUpdate(cache, { ids }) {
    const changed = setRead(cache, [ids].flat(), new Date(shopNow()).toISOString());
    updateCount(cache, (count) => count - changed);
  },
};

/** Marks all notifications as read up to one, including those beyond the answer's limit. */
export const markAllNotificationsReadOptions: MarkAllNotificationsReadMutationOptions = {
  toastMessage: onlyFailure,
  update(cache, { data }, { variables }) {
    const at = data?.markAllNotificationsRead.notifications?.at(-1)?.readAt;
    const until = variables?.until;
    if (at && until) setRead(cache, unreadUntil(cache, until), at);
  },
  optimisticUpdate(cache, { until }) {
    setRead(cache, unreadUntil(cache, until), new Date(shopNow()).toISOString());
    // All later ones are cached, since they are the newest of the list.
    updateCount(cache, () => unread(cache).length);
  },
};

/** Chooses how notifications arrive. */
export const updateNotificationSettingsOptions: UpdateNotificationSettingsMutationOptions = {
  toastMessage: onlyFailure,
};
