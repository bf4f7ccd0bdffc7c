import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aThread,
  inbox,
  notificationsOf,
  read,
  textsOf,
  threadQuery,
  unreadOf,
} from './messages.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('a question and its answer are read by both, and counted as unread until they are', async () => {
  const { seller, buyer, thread, question } = await aThread(shop);
  expect(await unreadOf(seller)).toBe(1);
  expect(await unreadOf(buyer)).toBe(0);
  const answer = await seller.sendMessage(thread, '  It does.\nBy half. ');
  expect(answer.text).toBe('It does.\nBy half.');
  expect(await unreadOf(buyer)).toBe(1);
  expect(await read(buyer, thread)).toMatchObject({
    unreadCount: 1,
    viewerCanWrite: true,
    viewerHasBlocked: false,
    lastMessage: { id: answer.id },
    messages: {
      edges: [
        { node: { text: 'It does.\nBy half.', viewerIsSender: false, sender: { id: seller.id } } },
        { node: { text: 'Does it fold?', viewerIsSender: true, thread: { id: thread.id } } },
      ],
    },
  });
  // Writing doesn't mark as read.
  expect(await unreadOf(seller)).toBe(1);
  const { thread: afterwards, viewer } = await seller.markThreadRead(thread, question);
  expect([afterwards.unreadCount, viewer.unreadMessageCount]).toEqual([0, 0]);
  expect(await unreadOf(buyer)).toBe(1);
});

test('only the buyer’s name and picture are seen by the seller, by neither way', async () => {
  const { seller, buyer, thread } = await aThread(shop);
  expect(await read(seller, thread)).toMatchObject({ buyer: { name: buyer.name, email: null } });
  const answers = [
    await seller.get('/threads'),
    await seller.get(`/threads/${thread.id}`),
    await buyer.get('/threads'),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/@|phone/);
});

test('a product says to its buyer, and to nobody else, in which thread it was asked about', async () => {
  const { seller, buyer, otherBuyer, admin, product, thread } = await aThread(shop);
  const query = 'query ($id: ID!) { productPreview(id: $id) { viewerThread { id unreadCount } } }';
  const seen = (user: Pick<TestUser, 'graphql'>) =>
    user.graphql(query, { id: product.id }).map(({ productPreview }) => productPreview);
  expect(await seen(buyer)).toEqual({ viewerThread: { id: thread.id, unreadCount: 0 } });
  for (const user of [seller, otherBuyer, admin]) {
    expect(await seen(user)).toEqual({ viewerThread: null });
  }
  // Cached from now on, and dropped by the first question.
  const other = await otherBuyer.askSeller(product, 'And when?');
  expect(await seen(otherBuyer)).toEqual({ viewerThread: { id: other.thread.id, unreadCount: 0 } });
});

test('first questions that are asked at once begin one thread, with all of them', async () => {
  const { seller, buyer } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const texts = Array.from({ length: 8 }, (_question, index) => `Question ${index}`);
  const sent = await Promise.all(texts.map((text) => buyer.askSeller(product, text)));
  expect(new Set(sent.map(({ thread }) => thread.id)).size).toBe(1);
  const [{ thread }] = sent as [(typeof sent)[0]];
  expect(textsOf(await read(seller, thread)).toSorted()).toEqual(texts);
  expect(await unreadOf(seller)).toBe(8);
});

test('a repeat under the same request’s id gives what was written first, even at once', async () => {
  const { seller, buyer, product } = await aThread(shop);
  const ask = () => buyer.askSeller(product, 'How old is it?', 'form-1');
  const sent = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const [{ thread }] = sent as [(typeof sent)[0], ...unknown[]];
  const answer = await seller.sendMessage(thread, 'Two years.', 'form-1');
  expect((await seller.sendMessage(thread, 'Two years.', 'form-1')).id).toBe(answer.id);
  // A repeat succeeds even after writing became impossible.
  await seller.deleteProduct(product);
  await seller.blockUser(buyer);
  expect((await ask()).id).toBe(sent[0]?.id);
  expect((await seller.sendMessage(thread, 'Two years.', 'form-1')).id).toBe(answer.id);
  expect(textsOf(await read(buyer, thread))).toEqual([
    'Two years.',
    'How old is it?',
    'Does it fold?',
  ]);
});

test('a removed product gets no new threads; existing ones continue', async () => {
  const { seller, buyer, otherBuyer, product, thread } = await aThread(shop);
  await seller.deleteProduct(product);
  await otherBuyer.askSeller(product, 'Is it there?').refused('not-found');
  await buyer.askSeller(product, 'Is it there?').refused('not-found');
  await buyer.sendMessage(thread, 'Is it there?');
  expect(await read(seller, thread)).toMatchObject({ product: { inStock: 'REMOVED' } });
  expect(textsOf(await read(seller, thread))).toHaveLength(2);
});

test('a thread goes on when the product is sold', async () => {
  const { seller, buyer, otherBuyer, product, thread } = await aThread(shop);
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);
  await seller.sendMessage(thread, 'It is sold.');
  await buyer.sendMessage(thread, 'What a pity.');
  expect(textsOf(await read(buyer, thread))).toHaveLength(3);
});

test('messages that are sent at once all come, in one order, and are counted exactly', async () => {
  const { seller, buyer, thread } = await aThread(shop);
  const numbers = Array.from({ length: 12 }, (_message, index) => index);
  await Promise.all(
    numbers.map((index) => (index % 2 ? seller : buyer).sendMessage(thread, `Message ${index}`)),
  );
  expect(await unreadOf(seller)).toBe(7);
  expect(await unreadOf(buyer)).toBe(6);
  const [one, other] = [await read(seller, thread), await read(buyer, thread)];
  expect(textsOf(one)).toHaveLength(13);
  expect(textsOf(one)).toEqual(textsOf(other));
});

test('a message that arrives while its thread is read stays unread, in either order', async () => {
  const { seller, buyer, thread } = await aThread(shop);
  for (let round = 0; round < 10; round += 1) {
    const seen = await buyer.sendMessage(thread, `Seen ${round}`);
    const [late] = await Promise.all([
      buyer.sendMessage(thread, `Late ${round}`),
      seller.markThreadRead(thread, seen),
      seller.markThreadRead(thread, seen),
    ]);
    expect(await unreadOf(seller)).toBe(1);
    await seller.markThreadRead(thread, late);
    // Read messages stay read.
    await seller.markThreadRead(thread, seen);
    expect(await unreadOf(seller)).toBe(0);
  }
});

test('somebody is notified once of a thread while it is unread, without its text', async () => {
  const { seller, buyer, thread, question } = await aThread(shop);
  await Promise.all([buyer.sendMessage(thread, 'One'), buyer.sendMessage(thread, 'Two')]);
  const told = { message: 'A buyer wrote to you about Rower.', isRead: false };
  expect(await notificationsOf(shop, seller)).toEqual([told]);
  await seller.markThreadRead(thread, question);
  await buyer.sendMessage(thread, 'Three');
  expect(await notificationsOf(shop, seller)).toEqual([told]);
  const last = await buyer.sendMessage(thread, 'Four');
  await seller.markThreadRead(thread, last);
  expect(await notificationsOf(shop, seller)).toEqual([{ ...told, isRead: true }]);
  await buyer.sendMessage(thread, 'Five');
  expect(await notificationsOf(shop, seller)).toEqual([{ ...told, isRead: true }, told]);
  expect(await notificationsOf(shop, buyer)).toEqual([]);
});

test('the inbox has the threads with the newest messages first, in pages', async () => {
  const { seller, buyer, otherBuyer } = await createUsers(shop);
  const threads: { id: string }[] = [];
  for (let i = 0; i < 3; i += 1) {
    const product = await seller.addProduct(aProduct());
    threads.unshift((await buyer.askSeller(product, `Question ${i}`)).thread);
  }
  const oldest = threads.at(-1);
  if (!oldest) throw new Error('There are three threads.');
  const ids = async (page = '') => (await inbox(seller, page)).edges.map(({ node }) => node.id);
  expect(await ids()).toEqual(threads.map(({ id }) => id));
  await seller.sendMessage(oldest, 'An answer.');
  threads.unshift(...threads.splice(2, 1));
  expect(await ids()).toEqual(threads.map(({ id }) => id));
  const first = await inbox(seller, '(first: 2)');
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(await ids(`(first: 2, after: "${first.pageInfo.endCursor}")`)).toEqual([threads[2]?.id]);
  expect((await inbox(otherBuyer)).edges).toEqual([]);
  const rest = await seller.send({ method: 'GET', url: '/threads?limit=2' });
  expect(rest.headers.link).toContain(`after=${first.pageInfo.endCursor}`);
});

describe('strangers', () => {
  test('learn nothing by any operation that takes an id', async () => {
    const { otherBuyer, otherSeller, admin, visitor, thread, question } = await aThread(shop);
    for (const stranger of [otherBuyer, otherSeller, admin]) {
      expect(await read(stranger, thread)).toBeNull();
      await stranger.sendMessage(thread, 'Hello.').refused('not-found');
      await stranger.markThreadRead(thread, question).refused('not-found');
      await stranger.reportMessage(question, 'Hello.').refused('not-found');
      await stranger.get(`/threads/${thread.id}`).refused(404);
      expect(await unreadOf(stranger)).toBe(0);
    }
    await visitor.graphql(threadQuery, { id: thread.id }).refused('unauthenticated');
    const counts = `query ($id: ID!) { productPreview(id: $id) { seller { unreadMessageCount } } }`;
    expect(await otherBuyer.graphql(counts, { id: question.thread.product.id })).toEqual({
      productPreview: { seller: { unreadMessageCount: null } },
    });
  });

  test('a message of another thread marks none as read', async () => {
    const { seller, buyer, thread } = await aThread(shop);
    const other = await buyer.askSeller(await seller.addProduct(aProduct()), 'And this?');
    await seller.markThreadRead(thread, other).refused('not-found');
    await seller.markThreadRead(thread, { id: 'nothing' }).refused('not-found');
    expect(await unreadOf(seller)).toBe(2);
  });
});

test('a new admin can still read their own threads', async () => {
  const { buyer, seller, admin, thread, question } = await aThread(shop);
  await admin.patch(`/addAdmin?email=${encodeURIComponent(buyer.email)}`);
  const promoted = await shop.models.User.findById(buyer.id).lean();
  expect(promoted?.role).toBe('admin');
  await shop.models.User.updateOne({ _id: buyer.id }, { $unset: { tokensValidFrom: 1 } });
  shop.cache.clear();
  expect(textsOf(await read(buyer, thread))).toEqual(['Does it fold?']);
  await seller.sendMessage(thread, 'It does.');
  expect(await unreadOf(buyer)).toBe(1);
  await buyer.sendMessage(thread, 'Good.');
  expect(question.thread.id).toBe(thread.id);
});

test('how often somebody writes is limited, by account', async () => {
  const limited = await startTestShop({ env: { LIMIT_MESSAGES: '3' } });
  try {
    const { seller, buyer } = await createUsers(limited);
    const product = await seller.addProduct(aProduct());
    const { thread } = await buyer.askSeller(product, 'One');
    await buyer.sendMessage(thread, 'Two');
    await buyer.sendMessage(thread, 'Three');
    await buyer.sendMessage(thread, 'Four').refused('too-many-requests');
    await buyer.post('/askSeller', { productId: product.id, text: 'Five' }).refused(429);
    await buyer.blockUser(seller).refused('too-many-requests');
    await seller.sendMessage(thread, 'One');
  } finally {
    await limited.close();
  }
});
