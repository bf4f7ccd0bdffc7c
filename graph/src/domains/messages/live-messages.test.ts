import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { createClient } from 'graphql-ws';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const shop = await startTestShop({ listen: true });
afterAll(() => shop.close());

type Change = {
  __typename: string;
  thread?: { id: string; unreadCount: number; viewerCanWrite: boolean };
  message?: { id: string; text: string; viewerHasReported: boolean };
  report?: { note: string };
  order?: { id: string; thread: { id: string } | null };
  category?: { id: string };
};

const query = `subscription { changes {
  viewer { unreadMessageCount }
  changes {
    __typename
    ... on ThreadChanged { thread { id unreadCount viewerCanWrite } }
    ... on MessageChanged { message { id text viewerHasReported } }
    ... on ReportChanged { report { id note message { id text } } }
    ... on OrderChanged { order { id thread { id } } }
    ... on CategoryChanged { category { id } }
  }
} }`;

/** An open page: the messages, threads and reports that it has received, and when. */
async function follow(token: string | null) {
  const received: Change[] = [];
  const categories = new Set<string>();
  const begun = Promise.withResolvers<void>();
  let unread: number | undefined;
  const client = createClient({
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
  });
  type Batch = { changes: { viewer: { unreadMessageCount: number } | null; changes: Change[] } };
  client.subscribe<Batch>(
    { query },
    {
      next: ({ data }) => {
        begun.resolve();
        unread = data?.changes.viewer?.unreadMessageCount ?? unread;
        for (const change of data?.changes.changes ?? []) {
          if (change.category) categories.add(change.category.id);
          if (change.thread || change.message || change.report || change.order) {
            received.push(change);
          }
        }
      },
      error: begun.reject,
      complete: () => {},
    },
  );
  await begun.promise;
  return {
    received,
    hasSeen: ({ id }: { id: string }) => categories.has(id),
    unread: () => unread,
    lastMessage: ({ id }: { id: string }) =>
      received.findLast(({ message }) => message?.id === id)?.message,
    lastThread: ({ id }: { id: string }) =>
      received.findLast(({ thread }) => thread?.id === id)?.thread,
    lastOrder: (id: string) => received.findLast(({ order }) => order?.id === id)?.order,
    stop: () => client.dispose(),
  };
}

async function everybodyFollows() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct());
  const { seller, buyer, otherBuyer, otherSeller, admin } = users;
  const pages = {
    seller: await follow(seller.token),
    buyer: await follow(buyer.token),
    otherBuyer: await follow(otherBuyer.token),
    otherSeller: await follow(otherSeller.token),
    admin: await follow(admin.token),
    visitor: await follow(null),
  };
  const stop = () => Promise.all(Object.values(pages).map((page) => page.stop()));
  /** Resolves when every page has received all earlier changes; changes arrive in order. */
  const settled = async () => {
    await allNotified(shop);
    const last = await admin.addCategory(aCategory());
    const pagesThatWait = () => Object.values(pages).filter((page) => !page.hasSeen(last));
    await expect.poll(pagesThatWait).toEqual([]);
  };
  return { users, product, pages, settled, stop };
}

test('both sides hear of a message, and nobody else of anything', async () => {
  const { users, product, pages, settled, stop } = await everybodyFollows();
  const { seller, buyer } = users;
  const question = await buyer.askSeller(product, 'Does it fold?');
  const { thread } = question;
  await expect.poll(() => pages.seller.lastMessage(question)).toBeDefined();
  const heard = pages.seller.lastMessage(question);
  expect(heard?.text).toBe('Does it fold?');
  expect(pages.seller.lastThread(thread)?.unreadCount).toBe(1);
  expect(pages.seller.unread()).toBe(1);
  const answer = await seller.sendMessage(thread, 'It does.');
  await expect.poll(() => pages.buyer.lastMessage(answer)).toBeTruthy();
  await settled();
  for (const page of [pages.otherBuyer, pages.otherSeller, pages.admin, pages.visitor]) {
    expect(page.received).toEqual([]);
  }
  await stop();
});

test('a side’s reading and reports stay hidden from the other; admins receive reports', async () => {
  const { users, product, pages, settled, stop } = await everybodyFollows();
  const { seller, buyer } = users;
  const question = await buyer.askSeller(product, 'Does it fold?');
  await expect.poll(() => pages.buyer.lastMessage(question)).toBeDefined();
  await expect.poll(() => pages.buyer.lastThread(question.thread)).toBeDefined();
  await settled();
  pages.buyer.received.length = 0;
  await seller.markThreadRead(question.thread, question);
  await expect.poll(() => pages.seller.lastThread(question.thread)?.unreadCount).toBe(0);
  await seller.reportMessage(question, 'It is rude.');
  const ofReport = () => pages.admin.received.find(({ report }) => report)?.report;
  await expect.poll(ofReport).toMatchObject({ note: 'It is rude.' });
  const isMarked = () => pages.seller.lastMessage(question);
  await expect.poll(isMarked).toMatchObject({ viewerHasReported: true });
  await settled();
  expect(pages.buyer.received).toEqual([]);
  expect(pages.seller.received.some(({ report }) => report)).toBe(false);
  // A block is seen on both sides.
  await seller.blockUser(buyer);
  const canWrite = () => pages.buyer.lastThread(question.thread)?.viewerCanWrite;
  await expect.poll(canWrite).toBe(false);
  await stop();
});

test('both sides see a thread begin in an order, and who can write when a blocked one’s order ends', async () => {
  const { users, product, pages, settled, stop } = await everybodyFollows();
  const { seller, buyer, admin } = users;
  const payment = await buyer.payPart(product, 'WHOLE');
  const id = await orderIdOf(shop, payment.id);
  const { thread } = await seller.sendOrderMessage(id, 'When can you pick it up?');
  const begun = () => pages.buyer.lastOrder(id)?.thread?.id;
  await expect.poll(begun).toBe(thread.id);
  // Admins see no thread in an order.
  await settled();
  expect(pages.admin.lastOrder(id)).toMatchObject({ thread: null });
  await seller.blockUser(buyer);
  const canWrite = () => pages.buyer.lastThread(thread)?.viewerCanWrite;
  await expect.poll(canWrite).toBe(true);
  await admin.refundPayment(payment);
  await expect.poll(canWrite).toBe(false);
  await stop();
});

test('a side sees that the other one was suspended and restored', async () => {
  const { users, product, pages, stop } = await everybodyFollows();
  const { buyer, admin } = users;
  const { thread } = await buyer.askSeller(product, 'Does it fold?');
  const canWrite = () => pages.seller.lastThread(thread)?.viewerCanWrite;
  await expect.poll(canWrite).toBe(true);
  await admin.suspendUser(buyer, 'They write rude messages.');
  await expect.poll(canWrite).toBe(false);
  await admin.restoreUser(buyer);
  await expect.poll(canWrite).toBe(true);
  await stop();
});
