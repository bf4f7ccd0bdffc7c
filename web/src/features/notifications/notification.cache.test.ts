import { expect, test } from 'vitest';
import { ReadMarksDocument } from '../../../testing/generated/documents.ts';
import { createCache } from '../../apollo/cache.ts';
import { graphql } from '../../lib/graphql.ts';
import {
  addNotification,
  markAllNotificationsReadOptions,
  markNotificationsReadOptions,
} from './notification.cache.ts';

graphql(`
  query ReadMarks {
    me {
      unreadNotificationCount
    }
    notifications {
      edges {
        node {
          readAt
        }
      }
    }
  }
`);

const earlier = '2026-01-01T00:00:00.000Z';
const idOf = (place: number) => place.toString(16).padStart(24, '0');

/** A cache with notifications, newest first, of which the last one is read. */
function cacheWith(count: number) {
  const cache = createCache();
  const ids = Array.from({ length: count }, (_, index) => idOf(count - index));
  const data = {
    me: { __typename: 'User', id: 'me', unreadNotificationCount: count - 1 },
    notifications: {
      __typename: 'NotificationConnection',
      edges: ids.map((id) => ({
        __typename: 'NotificationEdge',
        cursor: id,
        node: { __typename: 'Notification', id, readAt: id === idOf(1) ? earlier : null },
      })),
      pageInfo: { __typename: 'PageInfo', endCursor: ids.at(-1) ?? null, hasNextPage: false },
    },
  };
  cache.writeQuery({ query: ReadMarksDocument, data });
  const read = () => cache.readQuery({ query: ReadMarksDocument, optimistic: true });
  return {
    cache,
    count: () => read()?.me?.unreadNotificationCount,
    listed: () => read()?.notifications.edges.map(({ node }) => node.id),
    unread: () =>
      read()
        ?.notifications.edges.filter(({ node }) => node.readAt === null)
        .map(({ node }) => node.id),
    readAt: (id: string) =>
      read()?.notifications.edges.find(({ node }) => node.id === id)?.node.readAt,
  };
}

test('notifications are read and counted at once, those that were read before once only', () => {
  const { cache, count, unread, readAt } = cacheWith(4);
  markNotificationsReadOptions.optimisticUpdate?.(cache, { ids: [idOf(3), idOf(1)] });
  expect(unread()).toEqual([idOf(4), idOf(2)]);
  expect(count()).toBe(2);
  expect(readAt(idOf(1))).toBe(earlier);
});

test('all up to one are read at once, and later ones stay unread', () => {
  const { cache, count, unread } = cacheWith(4);
  markAllNotificationsReadOptions.optimisticUpdate?.(cache, { until: idOf(3) });
  expect(unread()).toEqual([idOf(4)]);
  expect(count()).toBe(1);
});

test('those for which the answer has no room are read as well, at the same moment', () => {
  const { cache, unread, readAt } = cacheWith(130);
  const at = '2026-02-02T00:00:00.000Z';
  const answered = Array.from({ length: 100 }, (_, index) => idOf(130 - index));
  markAllNotificationsReadOptions.update?.(
    cache,
    {
      data: {
        markAllNotificationsRead: {
          ...{ __typename: 'MarkAllNotificationsReadPayload', success: true, message: '' },
          viewer: null,
          notifications: answered.map((id) => ({ __typename: 'Notification', id, readAt: at })),
        },
      },
    },
    { variables: { until: idOf(130) } },
  );
  expect(unread()).toEqual([]);
  expect(readAt(idOf(2))).toBe(at);
  expect(readAt(idOf(1))).toBe(earlier);
});

test('one that comes again is listed once', () => {
  const { cache, listed } = cacheWith(2);
  addNotification(cache, idOf(2));
  expect(listed()).toEqual([idOf(2), idOf(1)]);
});
