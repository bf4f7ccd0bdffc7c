import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProductViews } from './product-views.service.ts';

let now = Date.parse('2026-03-29T21:00:00Z');
let shop: TestShop;
let commands: ReturnType<typeof watchCommands>;
beforeAll(async () => {
  const env = { TIME_ZONE: 'Europe/Berlin' };
  shop = await startTestShop({ env, now: () => now, connect: { monitorCommands: true } });
  commands = watchCommands(shop);
});
afterAll(() => shop.close());

type Caller = Awaited<ReturnType<typeof createUsers>>['visitor'];
type Product = { id: string };
type Numbers = { viewCount: number; wishCount: number };
type Statistics = Numbers & { id: string; product: { productName: string } };

const view = (caller: Caller, { id }: Product) =>
  caller.graphql('query ($id: ID!) { product(id: $id) { id } }', { id });

const statistics = (caller: Caller, ids: string[]) =>
  caller
    .graphql<{ productStatistics: Statistics[] }>(
      `query ($ids: [ID!]!) { productStatistics(ids: $ids) {
        id viewCount wishCount product { productName }
      } }`,
      { ids },
    )
    .map(({ productStatistics }) => productStatistics);

const totals = (caller: Caller) =>
  caller
    .graphql<{ sellerStatistics: Numbers }>('{ sellerStatistics { viewCount wishCount } }')
    .map(({ sellerStatistics }) => sellerStatistics);

test('an account counts once a day, through either API, and the seller not at all', async () => {
  const { seller, buyer, otherBuyer, admin, visitor } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  for (const viewer of [buyer, buyer, admin, seller]) await view(viewer, bench);
  await buyer.get(`/product/${bench.id}`);
  await otherBuyer.get(`/product/${bench.id}`);
  await visitor.send({ url: `/product/${bench.id}` });
  await shop.views.flush();
  expect(await statistics(seller, [bench.id])).toMatchObject([{ viewCount: 3 }]);
  // The day in the shop's time zone ends in an hour.
  now += hourMs;
  await view(buyer, bench);
  await shop.views.flush();
  expect(await statistics(seller, [bench.id])).toMatchObject([{ viewCount: 4 }]);
});

test('an account that asks several processes counts once', async () => {
  const { seller, buyer, otherBuyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const others = [new ProductViews(shop), new ProductViews(shop)];
  const id = new Types.ObjectId(bench.id);
  for (const views of others) {
    for (const viewer of [buyer, otherBuyer]) views.count(id, new Types.ObjectId(viewer.id));
  }
  await Promise.all(others.map((views) => views.close()));
  await view(buyer, bench);
  await shop.views.flush();
  expect(await statistics(seller, [bench.id])).toMatchObject([{ viewCount: 2 }]);
});

test('nothing says who has viewed what, and marks are removed after two days', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await shop.models.ViewMark.deleteMany();
  await view(buyer, bench);
  await shop.views.flush();
  const [mark, ...more] = await shop.models.ViewMark.find().lean();
  expect(more).toEqual([]);
  expect(JSON.stringify(mark)).not.toMatch(new RegExp(`${buyer.id}|${bench.id}`));
  const keptFor = (mark?.expire.getTime() ?? 0) - now;
  expect(keptFor).toBeGreaterThan(dayMs);
  expect(keptFor).toBeLessThanOrEqual(2 * dayMs);
});

test('a view is neither read from nor written to the database while it is answered', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await view(buyer, bench);
  await shop.views.flush();
  now += dayMs;
  expect(await commands.during(() => view(buyer, bench))).toEqual([]);
});

test('a thousand views are written at once', async () => {
  const { seller } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const id = new Types.ObjectId(bench.id);
  for (let viewer = 0; viewer < 1_000; viewer += 1) shop.views.count(id, new Types.ObjectId());
  await expect
    .poll(async () => (await shop.models.ViewCount.findById(id).lean())?.count)
    .toBe(1_000);
});

test('views that the database refuses are counted later, once', async () => {
  const { seller, buyer, otherBuyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const failing = { ViewMark: true, ViewCount: true };
  const broken = new ProductViews({
    ...shop,
    models: {
      ...shop.models,
      ViewMark: failOnce(shop.models.ViewMark, 'insertMany', () => failing.ViewMark),
      ViewCount: failOnce(shop.models.ViewCount, 'bulkWrite', () => failing.ViewCount),
    },
  });
  const id = new Types.ObjectId(bench.id);
  broken.count(id, new Types.ObjectId(buyer.id));
  await broken.flush();
  failing.ViewMark = false;
  await broken.flush();
  broken.count(id, new Types.ObjectId(otherBuyer.id));
  failing.ViewCount = false;
  await broken.close();
  expect(await statistics(seller, [bench.id])).toMatchObject([{ viewCount: 2 }]);
  expect(shop.logs.filter((line) => line.includes('were not written'))).toHaveLength(2);
});

/** A model whose collection fails at a method while a condition holds. */
function failOnce<Model extends { collection: object }>(
  model: Model,
  method: string,
  fails: () => boolean,
): Model {
  const collection = new Proxy(model.collection, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === method && fails()) return () => Promise.reject(new Error('no database'));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return new Proxy(model, {
    get: (target, name) => (name === 'collection' ? collection : Reflect.get(target, name)),
  });
}

test('a seller gets the numbers of own products, in their order, each once, and all of them added up', async () => {
  const { seller, otherSeller, buyer, otherBuyer } = await createUsers(shop);
  const [bench, rower, removed, other] = [
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await otherSeller.addProduct(aProduct()),
  ];
  for (const product of [bench, rower, removed, other]) {
    await buyer.addToWishList(product);
    await view(buyer, product);
  }
  await otherBuyer.addToWishList(rower);
  await seller.deleteProduct(removed);
  await shop.views.flush();
  const asked = [rower, other, removed, bench, rower].map(({ id }) => id);
  expect(await statistics(seller, [...asked, 'bench', '0'.repeat(24)])).toEqual([
    {
      id: rower.id,
      viewCount: 1,
      wishCount: 2,
      product: { productName: rower.productName },
    },
    {
      id: bench.id,
      viewCount: 1,
      wishCount: 1,
      product: { productName: bench.productName },
    },
  ]);
  expect(await totals(seller)).toEqual({ viewCount: 2, wishCount: 3 });
  expect(await totals(otherSeller)).toEqual({ viewCount: 1, wishCount: 1 });
});
