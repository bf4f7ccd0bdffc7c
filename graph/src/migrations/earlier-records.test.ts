import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

// Each migration with records of earlier releases.

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.connection.collection('migrations').deleteMany({}));

test('a migration that fails stops the start by its name, and the next start goes on with it', async () => {
  await createUsers(shop);
  let isDown = true;
  const migrations: Migration[] = [
    {
      name: '2026-01-01-asks-elsewhere',
      up: () => (isDown ? Promise.reject(new Error('no answer')) : Promise.resolve()),
    },
  ];
  await expect(migrate(shop, migrations)).rejects.toThrow(/2026-01-01-asks-elsewhere.*no answer/s);
  isDown = false;
  await migrate(shop, migrations);
  const executed = await shop.database.connection.collection('migrations').find().toArray();
  expect(executed).toMatchObject([
    { _id: '2026-01-01-asks-elsewhere', executedAt: expect.any(Date) },
  ]);
});

test('people from before admins searched the database are found by their words', async () => {
  const { admin, buyer } = await createUsers(shop);
  const people = shop.database.connection.collection('users');
  const joined = (await shop.models.User.findById(buyer.id).lean())?._id.getTimestamp();
  await people.updateMany({}, { $unset: { searchTokens: 1, joinedAt: 1 } });
  await migrate(shop);
  expect((await shop.models.User.findById(buyer.id).lean())?.joinedAt).toEqual(joined);
  const found = await admin.get<{ _id: string }[]>(`/people?q=${encodeURIComponent(buyer.email)}`);
  expect(found.map(({ _id }) => _id)).toEqual([buyer.id]);
});

test('threads of earlier releases get the time of the first reply, and their place in the lists', async () => {
  const { seller, buyer } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const { thread } = await buyer.askSeller(product, 'Does it fold?');
  await seller.sendMessage(thread, 'It does.');
  await buyer.sendMessage(thread, 'Thanks.');
  const [reply] = await shop.models.Message.find({ senderId: buyer.id, text: 'Thanks.' }).lean();
  await buyer.sendMessage(thread, 'Is it heavy?');
  const noted = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  await buyer.makeOffer(noted, 80_00, 'I can pick it up today.');
  const threads = shop.database.connection.collection('threads');
  await threads.updateMany({}, { $unset: { repliedAt: 1, position: 1, hasOnlyOfferNotes: 1 } });
  await migrate(shop);
  const migrated = await shop.models.Thread.findById(thread.id).lean();
  expect(migrated?.position).toEqual(migrated?.lastMessage?._id);
  expect(migrated?.repliedAt).toEqual(reply?.createdAt);
  expect(migrated?.hasOnlyOfferNotes).toBeUndefined();
  expect(await shop.models.Thread.findOne({ productId: noted.id }).lean()).toMatchObject({
    hasOnlyOfferNotes: true,
  });
});
