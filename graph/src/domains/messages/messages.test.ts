import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** A product about which a buyer has asked its seller. */
async function aThread() {
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

const threadQuery = `query ($id: ID!) { thread(id: $id) {
  id unreadCount viewerCanWrite viewerHasBlocked updatedAt
  product { id inStock } buyer { id name email } seller { id name }
  lastMessage { id text }
  messages { edges { node { id text viewerIsSender viewerHasReported sender { id } thread { id } } } }
} }`;

const read = (user: TestUser, { id }: { id: string }) =>
  user.graphql<{ thread: Conversation | null }>(threadQuery, { id }).map(({ thread }) => thread);

const textsOf = (thread: Conversation | null) =>
  thread?.messages.edges.map(({ node }) => node.text) ?? [];

const unreadOf = (user: TestUser) =>
  user
    .graphql<{ me: { unreadMessageCount: number } }>('{ me { unreadMessageCount } }')
    .map(({ me }) => me.unreadMessageCount);

const notificationsOf = async (user: TestUser) => {
  await allNotified(shop);
  const own = { userId: user.id, kind: 'message' } as const;
  const found = await shop.models.Notification.find(own).sort({ _id: 1 }).lean();
  return found.map(({ message, readAt }) => ({ message, isRead: Boolean(readAt) }));
};

const inbox = (user: TestUser, page = '') =>
  user
    .graphql<{
      threads: {
        edges: { cursor: string; node: { id: string } }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }>(`{ threads${page} { edges { cursor node { id } } pageInfo { endCursor hasNextPage } } }`)
    .map(({ threads }) => threads);

test('a question and its answer are read by both, and counted as unread until they are', async () => {
  const { seller, buyer, thread, question } = await aThread();
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
  // Writing is not reading.
  expect(await unreadOf(seller)).toBe(1);
  const { thread: afterwards, viewer } = await seller.markThreadRead(thread, question);
  expect([afterwards.unreadCount, viewer.unreadMessageCount]).toEqual([0, 0]);
  expect(await unreadOf(buyer)).toBe(1);
});

test('only the buyer’s name and picture are seen by the seller, by neither way', async () => {
  const { seller, buyer, thread } = await aThread();
  expect(await read(seller, thread)).toMatchObject({ buyer: { name: buyer.name, email: null } });
  const answers = [
    await seller.get('/threads'),
    await seller.get(`/threads/${thread.id}`),
    await buyer.get('/threads'),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/@|phone/);
});

test('a product says to its buyer, and to nobody else, in which thread it was asked about', async () => {
  const { seller, buyer, otherBuyer, admin, product, thread } = await aThread();
  const query = 'query ($id: ID!) { productPreview(id: $id) { viewerThread { id unreadCount } } }';
  const seen = (user: Pick<TestUser, 'graphql'>) =>
    user.graphql(query, { id: product.id }).map(({ productPreview }) => productPreview);
  expect(await seen(buyer)).toEqual({ viewerThread: { id: thread.id, unreadCount: 0 } });
  for (const user of [seller, otherBuyer, admin]) {
    expect(await seen(user)).toEqual({ viewerThread: null });
  }
  // Kept in memory from now on, and dropped by the first question.
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
  const { seller, buyer, product } = await aThread();
  const ask = () => buyer.askSeller(product, 'How old is it?', 'form-1');
  const sent = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const [{ thread }] = sent as [(typeof sent)[0], ...unknown[]];
  const answer = await seller.sendMessage(thread, 'Two years.', 'form-1');
  expect((await seller.sendMessage(thread, 'Two years.', 'form-1')).id).toBe(answer.id);
  // Also when nothing could be written any more.
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

test('nobody begins a thread about what was removed; one that is there goes on', async () => {
  const { seller, buyer, otherBuyer, product, thread } = await aThread();
  await seller.deleteProduct(product);
  await otherBuyer.askSeller(product, 'Is it there?').refused('not-found');
  await buyer.askSeller(product, 'Is it there?').refused('not-found');
  await buyer.sendMessage(thread, 'Is it there?');
  expect(await read(seller, thread)).toMatchObject({ product: { inStock: 'REMOVED' } });
  expect(textsOf(await read(seller, thread))).toHaveLength(2);
});

test('a thread goes on when the product is sold', async () => {
  const { seller, buyer, otherBuyer, product, thread } = await aThread();
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);
  await seller.sendMessage(thread, 'It is sold.');
  await buyer.sendMessage(thread, 'What a pity.');
  expect(textsOf(await read(buyer, thread))).toHaveLength(3);
});

test('messages that are sent at once all come, in one order, and are counted exactly', async () => {
  const { seller, buyer, thread } = await aThread();
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

test('what comes while a thread is read stays unread, whichever comes first', async () => {
  const { seller, buyer, thread } = await aThread();
  for (let round = 0; round < 10; round += 1) {
    const seen = await buyer.sendMessage(thread, `Seen ${round}`);
    const [late] = await Promise.all([
      buyer.sendMessage(thread, `Late ${round}`),
      seller.markThreadRead(thread, seen),
      seller.markThreadRead(thread, seen),
    ]);
    expect(await unreadOf(seller)).toBe(1);
    await seller.markThreadRead(thread, late);
    // What was read stays read.
    await seller.markThreadRead(thread, seen);
    expect(await unreadOf(seller)).toBe(0);
  }
});

test('somebody is notified once of a thread while it is unread, without its text', async () => {
  const { seller, buyer, thread, question } = await aThread();
  await Promise.all([buyer.sendMessage(thread, 'One'), buyer.sendMessage(thread, 'Two')]);
  const told = { message: 'You have a new message about Rower.', isRead: false };
  expect(await notificationsOf(seller)).toEqual([told]);
  await seller.markThreadRead(thread, question);
  await buyer.sendMessage(thread, 'Three');
  expect(await notificationsOf(seller)).toEqual([told]);
  const last = await buyer.sendMessage(thread, 'Four');
  await seller.markThreadRead(thread, last);
  expect(await notificationsOf(seller)).toEqual([{ ...told, isRead: true }]);
  await buyer.sendMessage(thread, 'Five');
  expect(await notificationsOf(seller)).toEqual([{ ...told, isRead: true }, told]);
  expect(await notificationsOf(buyer)).toEqual([]);
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

describe('blocking', () => {
  test.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ] as const)('a %s who blocks a %s gets no more from there, in any thread', async (one, other) => {
    const { thread, product, ...users } = await aThread();
    const [blocker, blocked] = [users[one], users[other]];
    const second = await users.seller.addProduct(aProduct());
    const { threads } = await blocker.blockUser(blocked);
    expect(threads).toEqual([{ id: thread.id }]);
    const body = { threadId: thread.id, text: 'Hello?' };
    expect(await blocked.post('/sendMessage', body).refused(403)).toMatchObject({
      message: 'You can no longer write to this person.',
    });
    expect(await blocker.post('/sendMessage', body).refused(403)).toMatchObject({
      message: 'You have blocked this person.',
    });
    await users.buyer.askSeller(second, 'And this one?').refused('forbidden');
    await users.buyer.askSeller(product, 'Hello?').refused('forbidden');
    expect(await read(blocker, thread)).toMatchObject({
      viewerCanWrite: false,
      viewerHasBlocked: true,
    });
    expect(await read(blocked, thread)).toMatchObject({
      viewerCanWrite: false,
      viewerHasBlocked: false,
    });
    // Again, and back: nothing else has come meanwhile.
    await blocker.blockUser(blocked);
    await blocked.unblockUser(blocker);
    await blocked.sendMessage(thread, 'Hello?').refused('forbidden');
    await blocker.unblockUser(blocked);
    await blocker.unblockUser(blocked);
    await blocked.sendMessage(thread, 'Hello again.');
    await users.buyer.askSeller(second, 'And this one?');
    expect(textsOf(await read(blocker, thread))).toEqual(['Hello again.', 'Does it fold?']);
    expect((await inbox(users.seller)).edges).toHaveLength(2);
  });

  test('blocks nobody else, and not the same person’s other correspondents', async () => {
    const { seller, buyer, otherBuyer, otherSeller, product } = await aThread();
    const [theirs, others] = [
      await otherBuyer.askSeller(product, 'Hello.'),
      await buyer.askSeller(await otherSeller.addProduct(aProduct()), 'Hello.'),
    ];
    await seller.blockUser(buyer);
    await otherBuyer.sendMessage(theirs.thread, 'Hello.');
    await buyer.sendMessage(others.thread, 'Hello.');
    await seller.blockUser(otherSeller).refused('not-found');
    await seller.blockUser(seller).refused('not-found');
    await seller.blockUser({ id: 'nobody' }).refused('not-found');
    await otherSeller.unblockUser(otherBuyer).refused('not-found');
  });

  test('once it is answered, nothing comes any more, whatever was under way', async () => {
    const { seller, buyer, thread } = await aThread();
    const products = await Promise.all([1, 2, 3].map(() => seller.addProduct(aProduct())));
    for (let round = 0; round < 6; round += 1) {
      const product = products[round % 3] ?? thread;
      const underWay = [
        buyer.sendMessage(thread, 'In time?').settled(),
        buyer.askSeller(product, 'In time?').settled(),
      ];
      await seller.blockUser(buyer);
      const before = await shop.models.Thread.find({ buyerId: buyer.id }).lean();
      const counted = before.reduce((sum, { messageCount }) => sum + messageCount, 0);
      const ends = await Promise.all(underWay);
      const after = await shop.models.Thread.find({ buyerId: buyer.id }).lean();
      expect(after.reduce((sum, { messageCount }) => sum + messageCount, 0)).toBe(counted);
      for (const { refusal } of ends) expect([null, 'forbidden']).toContain(refusal);
      await seller.unblockUser(buyer);
    }
  });

  test('of blocking and unblocking at once, threads and block agree in the end', async () => {
    const { seller, buyer, thread } = await aThread();
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([
        seller.blockUser(buyer),
        seller.unblockUser(buyer),
        seller.blockUser(buyer),
        seller.unblockUser(buyer),
      ]);
      const isBlocked = await shop.models.Block.exists({ blockerId: seller.id });
      const conversation = await read(seller, thread);
      expect(conversation?.viewerHasBlocked).toBe(Boolean(isBlocked));
    }
  });
});

describe('reporting', () => {
  const reportsQuery = `{ adminReports { edges { node {
    kind reason note reporter { id } message { text thread { id } sender { id } }
    messagesBefore { text thread { id } }
  } } } }`;

  test('admins see the message and up to five before it, and nothing else of the thread', async () => {
    const { seller, buyer, admin, thread } = await aThread();
    for (let i = 0; i < 6; i += 1) await buyer.sendMessage(thread, `Message ${i}`);
    const rude = await buyer.sendMessage(thread, 'Rude.');
    await buyer.sendMessage(thread, 'Afterwards.');
    await seller.reportMessage(rude, 'It is rude.');
    const before = [1, 2, 3, 4, 5].map((i) => ({ text: `Message ${i}`, thread: null }));
    const answer = await admin.graphql<{ adminReports: { edges: { node: object }[] } }>(
      reportsQuery,
    );
    expect(answer.adminReports.edges[0]?.node).toEqual({
      kind: 'MESSAGE',
      reason: 'OFFENSIVE',
      note: 'It is rude.',
      reporter: { id: seller.id },
      message: { text: 'Rude.', thread: null, sender: { id: buyer.id } },
      messagesBefore: before,
    });
    expect(await read(admin, thread)).toBeNull();
    await admin.get(`/threads/${thread.id}`).refused(404);
    expect((await inbox(admin)).edges).toEqual([]);
    const [report] = await admin.get<{ messagesBefore: object[]; message: object }[]>('/reports');
    expect(report?.message).toMatchObject({ text: 'Rude.' });
    expect(report?.messagesBefore).toHaveLength(5);
  });

  test('is done once by whom it was written to, and shown to that person only', async () => {
    const { seller, buyer, otherBuyer, otherSeller, question, thread } = await aThread();
    await seller.reportMessage(question, 'It is rude.');
    await seller.reportMessage(question, 'Very.').refused('conflict');
    await buyer.reportMessage(question, 'I am sorry.').refused('forbidden');
    for (const stranger of [otherBuyer, otherSeller]) {
      await stranger.reportMessage(question, 'No business of mine.').refused('not-found');
    }
    await seller.reportMessage({ id: 'nothing' }, 'It is rude.').refused('not-found');
    expect(await shop.models.Report.countDocuments({ targetId: question.id })).toBe(1);
    const marks = async (user: TestUser) =>
      (await read(user, thread))?.messages.edges.map(({ node }) => node);
    expect(await marks(seller)).toMatchObject([{ viewerHasReported: true }]);
    expect(await marks(buyer)).toMatchObject([{ viewerHasReported: false }]);
  });

  test('reports of the same message at once are one', async () => {
    const { seller, question } = await aThread();
    const ends = await Promise.all(
      [1, 2, 3].map(() => seller.reportMessage(question, 'It is rude.').settled()),
    );
    const refusals = ends.map(({ refusal }) => refusal).toSorted();
    expect(refusals).toEqual(['conflict', 'conflict', null]);
  });
});

describe('strangers', () => {
  test('learn nothing by any operation that takes an id', async () => {
    const { otherBuyer, otherSeller, admin, visitor, thread, question } = await aThread();
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
    const { seller, buyer, thread } = await aThread();
    const other = await buyer.askSeller(await seller.addProduct(aProduct()), 'And this?');
    await seller.markThreadRead(thread, other).refused('not-found');
    await seller.markThreadRead(thread, { id: 'nothing' }).refused('not-found');
    expect(await unreadOf(seller)).toBe(2);
  });
});

test('who becomes an admin goes on reading the own threads', async () => {
  const { buyer, seller, admin, thread, question } = await aThread();
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

describe('when an account is deleted', () => {
  test.each(['seller', 'buyer'] as const)(
    'of the %s, the other side keeps the thread, without a name, and cannot write',
    async (gone) => {
      const { thread, admin, ...users } = await aThread();
      await users.seller.sendMessage(thread, 'It does.');
      const left = gone === 'seller' ? users.buyer : users.seller;
      await admin.deleteUser(users[gone]);
      const conversation = await read(left, thread);
      expect(textsOf(conversation)).toEqual(['It does.', 'Does it fold?']);
      expect(conversation).toMatchObject({ [gone]: null, viewerCanWrite: false });
      expect(JSON.stringify(conversation)).not.toContain(users[gone].name);
      expect(JSON.stringify(await left.get('/threads'))).not.toContain(users[gone].name);
      await left.sendMessage(thread, 'Hello?').refused('not-available');
      await left.blockUser(users[gone]);
      await left.unblockUser(users[gone]);
    },
  );

  test('of both, nothing is left of it but what was reported, without the message', async () => {
    const { seller, buyer, admin, thread, question } = await aThread();
    await seller.reportMessage(question, 'It is rude.');
    await seller.blockUser(buyer);
    await admin.deleteUser(buyer);
    await admin.deleteUser(seller);
    const { Thread, Message, Block } = shop.models;
    expect(await Thread.exists({ _id: thread.id })).toBeNull();
    expect(await Message.exists({ threadId: thread.id })).toBeNull();
    expect(await Block.exists({ blockerId: seller.id })).toBeNull();
    const query =
      '{ adminReports(first: 1) { edges { node { note reporter { id } message { id } messagesBefore { id } } } } }';
    expect(await admin.graphql(query)).toEqual({
      adminReports: {
        edges: [
          { node: { note: 'It is rude.', reporter: null, message: null, messagesBefore: [] } },
        ],
      },
    });
  });

  test('a question that was under way to it reaches nobody', async () => {
    const { seller, admin } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    const buyers = await Promise.all([1, 2, 3].map(() => createUser(shop, { role: 'buyer' })));
    const [, ...ends] = await Promise.all([
      admin.deleteUser(seller),
      ...buyers.map((buyer) => buyer.askSeller(product, 'Hello?').settled()),
    ]);
    for (const { refusal } of ends) expect([null, 'not-found', 'not-available']).toContain(refusal);
    const open = { sellerId: seller.id, 'deleted.seller': { $ne: true }, messageCount: { $gt: 0 } };
    expect(await shop.models.Thread.exists(open)).toBeNull();
  });
});

test('personal data has what the account wrote, reported and blocked, and nothing that others wrote', async () => {
  const { seller, buyer, thread, question, product } = await aThread();
  await seller.sendMessage(thread, 'It does.');
  await seller.reportMessage(question, 'It is rude.');
  await seller.blockUser(buyer);
  type Data = { messages: object[]; reports: object[]; blockedUsers: object[] };
  const data = await seller.get<Data>('/personalData');
  expect(data.messages).toMatchObject([
    { text: 'It does.', threadId: thread.id, productId: product.id },
  ]);
  expect(data.reports).toMatchObject([
    { kind: 'message', targetId: question.id, reason: 'offensive', note: 'It is rude.' },
  ]);
  expect(data.blockedUsers).toMatchObject([{ userId: buyer.id }]);
  expect(JSON.stringify(data)).not.toContain('Does it fold?');
  expect(JSON.stringify(await buyer.get('/personalData'))).not.toContain('It is rude.');
});
