import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aThread, read, textsOf } from './messages.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('when an account is deleted', () => {
  test.each(['seller', 'buyer'] as const)(
    'and it is the %s, the other side has the thread without a name and cannot write',
    async (gone) => {
      const { thread, admin, ...users } = await aThread(shop);
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

  test('if both are, only the report is left of it, without the message', async () => {
    const { seller, buyer, admin, thread, question } = await aThread(shop);
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
  const { seller, buyer, thread, question, product } = await aThread(shop);
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
