import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';

export type Notification = {
  id: string;
  kind: string;
  message: string;
  readAt: string | null;
  product: { id: string } | null;
  payment: { id: string } | null;
};

export const fields = 'id kind message readAt product { id } payment { id }';

/** An account's notifications, newest first, after all due ones are delivered. */
export async function notificationsOf(shop: TestShop, user: Pick<TestUser, 'graphql'>, first = 24) {
  await allNotified(shop);
  const { notifications, me } = await user.graphql<{
    notifications: { edges: { node: Notification }[] };
    me: { unreadNotificationCount: number };
  }>(
    `query ($first: Int!) {
      notifications(first: $first) { edges { node { ${fields} } } }
      me { unreadNotificationCount }
    }`,
    { first },
  );
  const nodes = notifications.edges.map(({ node }) => node);
  return { all: nodes, unread: me.unreadNotificationCount };
}
