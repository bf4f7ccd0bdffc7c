import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { unreliableDatabase } from '@fitness-zone/testkit/shop/unreliable-database.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let opened: AsyncDisposableStack;
beforeEach(() => {
  opened = new AsyncDisposableStack();
});
afterEach(() => opened.disposeAsync());

async function shopOn(uri: string, connectOptions = {}, answerWithinMs = 3_000): Promise<TestShop> {
  const shop = await startTestShop({
    config: { mongodbUri: uri },
    answerWithinMs,
    connect: { serverSelectionTimeoutMS: 1_500, ...connectOptions },
  });
  opened.defer(() => shop.close());
  return shop;
}

async function expectUnavailable(
  shop: TestShop,
  { visitor, buyer }: Awaited<ReturnType<typeof createUsers>>,
) {
  // Sends them all at once, since each waits as long as the shop does.
  const [list, readiness, health] = await Promise.all([
    visitor.send({ method: 'GET', url: '/products' }),
    visitor.send({ method: 'GET', url: '/readyz' }),
    visitor.send({ method: 'GET', url: '/healthz' }),
    buyer.post('/addWishList', { productId: '0'.repeat(24) }).refused(503),
    visitor.graphql('{ products { totalCount } }').refused('unavailable'),
    buyer.graphql('{ me { id } }').refused('unavailable'),
  ]);
  expect(list.statusCode, list.body).toBe(503);
  expect(list.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect(list.headers['retry-after']).toBeDefined();
  expect([readiness.statusCode, health.statusCode]).toEqual([503, 200]);
  expect(shop.logs.join('')).toContain('a service does not answer');
}

async function expectRecovery({ visitor }: Awaited<ReturnType<typeof createUsers>>) {
  const browse = () => visitor.get('/products').settled();
  await expect.poll(async () => (await browse()).refusal).toBeNull();
}

test('without its database the shop says so at once, and goes on when it is back', async () => {
  const database = await unreliableDatabase(opened);
  const shop = await shopOn(database.uri);
  const everybody = await createUsers(shop);
  const bench = await everybody.seller.addProduct(aProduct());
  await database.stop();
  await expectUnavailable(shop, everybody);
  await database.start();
  const wished = () => everybody.buyer.addToWishList(bench).settled();
  await expect.poll(async () => (await wished()).refusal).toBeNull();
  const readiness = () => everybody.visitor.send({ method: 'GET', url: '/readyz' });
  // The outage may have begun before the products were indexed.
  await expect.poll(async () => (await readiness()).statusCode).toBe(200);
});

test('slow requests are answered, and the database is found again after all connections end at once', async () => {
  const database = await unreliableDatabase(opened);
  const shop = await shopOn(database.uri, { socketTimeoutMS: 0 });
  const everybody = await createUsers(shop);
  database.freeze();
  await expectUnavailable(shop, everybody);
  database.open();
  await expectRecovery(everybody);
});

test('requests time out when the database accepts commands and answers none', async () => {
  const database = await unreliableDatabase(opened);
  const shop = await shopOn(database.uri, { socketTimeoutMS: 1_500, connectTimeoutMS: 1_500 });
  const everybody = await createUsers(shop);
  database.freeze();
  await expectUnavailable(shop, everybody);
  database.open();
  await expectRecovery(everybody);
});

test('a request that finds every connection of the pool taken is answered as unavailable', async () => {
  const database = await unreliableDatabase(opened);
  const pool = { maxPoolSize: 1, waitQueueTimeoutMS: 3_000 };
  const shop = await shopOn(database.uri, pool, 10_000);
  const { visitor } = await createUsers(shop);
  database.freeze();
  const holding = visitor.send({ method: 'GET', url: '/products' });
  const [list] = await Promise.all([
    visitor.send({ method: 'GET', url: '/products' }),
    visitor.graphql('{ products { totalCount } }').refused('unavailable'),
  ]);
  expect(list.statusCode, list.body).toBe(503);
  expect(list.headers['retry-after']).toBe('5');
  expect(shop.logs.join('')).toContain('MongoWaitQueueTimeoutError');
  database.open();
  await holding;
});
