import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aThread, inbox, read, textsOf } from './messages.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('blocking', () => {
  test.each([
    ['seller', 'buyer'],
    ['buyer', 'seller'],
  ] as const)('a %s who blocks a %s gets no more from there, in any thread', async (one, other) => {
    const { thread, product, ...users } = await aThread(shop);
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
    // Repeats and undoes the block, with no other changes in between.
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
    const { seller, buyer, otherBuyer, otherSeller, product } = await aThread(shop);
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

  test('once it is answered, no message arrives any longer, not even one under way', async () => {
    const { seller, buyer, thread } = await aThread(shop);
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

  test('after blocking and unblocking at once, threads and block agree', async () => {
    const { seller, buyer, thread } = await aThread(shop);
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
    const { seller, buyer, admin, thread } = await aThread(shop);
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
    const { seller, buyer, otherBuyer, otherSeller, question, thread } = await aThread(shop);
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
    const { seller, question } = await aThread(shop);
    const ends = await Promise.all(
      [1, 2, 3].map(() => seller.reportMessage(question, 'It is rude.').settled()),
    );
    const refusals = ends.map(({ refusal }) => refusal).toSorted();
    expect(refusals).toEqual(['conflict', 'conflict', null]);
  });
});
