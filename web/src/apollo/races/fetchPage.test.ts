import { expect, test } from 'vitest';
import { MessagesOfThreadDocument } from '../../../testing/generated/documents.ts';
import { markThreadReadOptions } from '../../features/messages/thread.cache.ts';
import { MarkThreadReadDocument } from '../../generated/messages.ts';
import { graphql } from '../../lib/graphql.ts';
import { createClient } from '../client.ts';
import { sendMutationOnce } from '../mutations/sendMutationOnce.ts';
import { createNetworkStatus } from '../networkStatus.ts';
import { fetchPage } from './fetchPage.ts';

graphql(`
  query MessagesOfThread($after: String) {
    thread(id: "1") {
      unreadCount
      lastMessage {
        id
      }
      messages(first: 2, after: $after) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`);

type Request = { operationName: string; variables: { after?: string | null } };

/** A thread with messages 9 to 1, newest first; the test answers the requests. */
function aThread() {
  const requests: (Request & { answer: (data: object) => void; fail: () => void })[] = [];
  const client = createClient({
    uri: 'http://shop/graphql',
    networkStatus: createNetworkStatus(),
    readToken: () => 'a-token',
    onSignedOut: () => {},
    fetch: (_uri, init) =>
      new Promise((resolve) => {
        requests.push({
          ...(JSON.parse(String(init?.body)) as Request),
          answer: (data) => resolve(Response.json({ data })),
          fail: () => resolve(new Response('no', { status: 500 })),
        });
      }),
  });
  const observable = client.watchQuery({ query: MessagesOfThreadDocument });
  const shown = () =>
    observable.getCurrentResult().data?.thread?.messages?.edges?.map((edge) => edge?.node?.id);
  const subscription = observable.subscribe({});
  return { client, observable, requests, shown, end: () => subscription.unsubscribe() };
}

const page = (unreadCount: number, ...ids: string[]) => ({
  thread: {
    __typename: 'Thread',
    id: '1',
    unreadCount,
    lastMessage: { __typename: 'Message', id: '9' },
    messages: {
      __typename: 'MessageConnection',
      edges: ids.map((id) => ({
        __typename: 'MessageEdge',
        cursor: id,
        node: { __typename: 'Message', id },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: ids.at(-1) },
    },
  },
});

/** The latest request, once that many were sent. */
async function lastOf<Item>(requests: Item[], count: number): Promise<Item> {
  await expect.poll(() => requests.length).toBe(count);
  return requests.at(-1) as Item;
}

const markRead = (client: ReturnType<typeof createClient>) =>
  sendMutationOnce(client, MarkThreadReadDocument, {
    ...markThreadReadOptions,
    variables: { threadId: '1', until: '9' },
  });

test('a page that comes while an optimistic update is pending is shown', async () => {
  const { client, observable, requests, shown, end } = aThread();
  (await lastOf(requests, 1)).answer(page(3, '9', '8'));
  await expect.poll(shown).toEqual(['9', '8']);
  const outcome = markRead(client);
  const marking = await lastOf(requests, 2);
  const fetching = fetchPage({ client, observable }, '8');
  (await lastOf(requests, 3)).answer(page(3, '7', '6'));
  await fetching;
  expect(shown()).toEqual(['9', '8', '7', '6']);
  expect(observable.getCurrentResult().data?.thread?.unreadCount).toBe(0);
  marking.fail();
  expect(await outcome).toMatchObject({ ok: false });
  await expect.poll(() => observable.getCurrentResult().data?.thread?.unreadCount).toBe(3);
  expect(shown()).toEqual(['9', '8', '7', '6']);
  end();
});

test('changes during a fetch of a page show, even if the page brings nothing new or fails', async () => {
  const { client, observable, requests, shown, end } = aThread();
  (await lastOf(requests, 1)).answer(page(3, '9', '8'));
  await expect.poll(shown).toEqual(['9', '8']);
  const unreadCount = () => observable.getCurrentResult().data?.thread?.unreadCount;
  const write = (count: number) =>
    client.cache.modify({ id: 'Thread:1', fields: { unreadCount: () => count } });

  const fetching = fetchPage({ client, observable }, null);
  const repeated = await lastOf(requests, 2);
  write(2);
  await new Promise((resolve) => setTimeout(resolve, 10));
  repeated.answer(page(2, '9', '8'));
  await fetching;
  expect(unreadCount()).toBe(2);

  const failing = fetchPage({ client, observable }, '8');
  const refused = await lastOf(requests, 3);
  write(1);
  await new Promise((resolve) => setTimeout(resolve, 10));
  refused.fail();
  await expect(failing).rejects.toThrow();
  expect(unreadCount()).toBe(1);
  end();
});
