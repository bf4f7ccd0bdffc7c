import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';

/** A product and a buyer's question to its seller. */
export async function aThread(shop: TestShop) {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ productName: 'Rower' }));
  const question = await users.buyer.askSeller(product, 'Does it fold?');
  return { ...users, product, question, thread: question.thread };
}

type Conversation = {
  unreadCount: number;
  viewerCanWrite: boolean;
  viewerHasBlocked: boolean;
  buyer: { name: string; email: string | null } | null;
  seller: { name: string } | null;
  messages: { edges: { node: { text: string; viewerIsSender: boolean; sender: object | null } }[] };
};

export const threadQuery = `query ($id: ID!) { thread(id: $id) {
  id unreadCount viewerCanWrite viewerHasBlocked updatedAt
  product { id inStock } buyer { id name email } seller { id name }
  lastMessage { id text }
  messages { edges { node { id text viewerIsSender viewerHasReported sender { id } thread { id } } } }
} }`;

export const read = (user: TestUser, { id }: { id: string }) =>
  user.graphql<{ thread: Conversation | null }>(threadQuery, { id }).map(({ thread }) => thread);

export const textsOf = (thread: Conversation | null) =>
  thread?.messages.edges.map(({ node }) => node.text) ?? [];

export const unreadOf = (user: TestUser) =>
  user
    .graphql<{ me: { unreadMessageCount: number } }>('{ me { unreadMessageCount } }')
    .map(({ me }) => me.unreadMessageCount);

export const notificationsOf = async (shop: TestShop, user: TestUser) => {
  await allNotified(shop);
  const own = { userId: user.id, kind: 'message' } as const;
  const found = await shop.models.Notification.find(own).sort({ _id: 1 }).lean();
  return found.map(({ message, readAt }) => ({ message, isRead: Boolean(readAt) }));
};

export const inbox = (user: TestUser, page = '') =>
  user
    .graphql<{
      threads: {
        edges: { cursor: string; node: { id: string } }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }>(`{ threads${page} { edges { cursor node { id } } pageInfo { endCursor hasNextPage } } }`)
    .map(({ threads }) => threads);
