import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepOverviewDays } from './overview-days.sweeper.ts';

// The test makes records today by the computer's clock. The shop's clock is ahead, so it places them some days ago.
const daysLater = 9;

let shop: TestShop;
let commands: ReturnType<typeof watchCommands>['commands'];
let users: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  shop = await startTestShop({
    now: () => Date.now() + daysLater * dayMs,
    env: { TIME_ZONE: 'UTC' },
    connect: { monitorCommands: true },
  });
  ({ commands } = watchCommands(shop));
  users = await createUsers(shop);
  await sweepOverviewDays(shop);
});
afterAll(() => shop.close());

const today = () => new Date().toISOString().slice(0, 10);
const storedDays = () => shop.models.OverviewDay.find().sort({ _id: 1 }).lean();
const dueDays = async () => (await storedDays()).flatMap(({ _id, dueAt }) => (dueAt ? [_id] : []));
const makeDue = () =>
  shop.models.OverviewDay.updateMany({ dueAt: { $gt: new Date(0) } }, { dueAt: new Date(0) });

async function storeAll() {
  await makeDue();
  await sweepOverviewDays(shop);
  await expect.poll(dueDays).toEqual([]);
}

async function numbersOfToday() {
  const { adminOverview: overview } = await users.admin.graphql<{
    adminOverview: {
      periods: { productCount: number; sellerCount: number; saleCount: number }[];
      categories: { category: { id: string }; saleCount: number }[];
    };
  }>(
    `query ($day: LocalDate!) { adminOverview(from: $day, to: $day) {
      periods { productCount sellerCount saleCount } categories { category { id } saleCount }
    } }`,
    { day: today() },
  );
  const [period] = overview.periods;
  const soldIn = (id: string) => overview.categories.find((one) => one.category.id === id);
  return { ...period, soldIn: (id: string) => soldIn(id)?.saleCount };
}

test('past days are added and stored, by several processes each once', async () => {
  expect(await storedDays()).toHaveLength(daysLater);
  // The shop's own sweep may also begin meanwhile.
  const before = commands.length;
  await makeDue();
  await Promise.all([1, 2, 3].map(() => sweepOverviewDays(shop)));
  await expect.poll(dueDays).toEqual([]);
  const stores = commands
    .slice(before)
    .filter(
      ({ update, updates }) =>
        update === 'overview-days' && JSON.stringify(updates).includes('$unset'),
    );
  expect(stores).toHaveLength(daysLater);
});

test('a sweep that was stopped goes on with the days that are left', async () => {
  const stopping = new AbortController();
  await shop.models.OverviewDay.updateMany({}, { dueAt: new Date(0) });
  const sweep = sweepOverviewDays(shop, stopping.signal);
  await expect.poll(async () => (await dueDays()).length).toBeLessThan(daysLater);
  stopping.abort();
  await sweep;
  await sweepOverviewDays(shop);
  await expect.poll(dueDays).toEqual([]);
});

/** Posts a product on a day that is past by the shop's clock. */
async function postToday() {
  const { Product } = shop.models;
  const { id } = await users.seller.addProduct(aProduct());
  const posted = await Product.findById(id).orFail().lean();
  await Product.create({ ...posted, _id: new Types.ObjectId(), postedTime: new Date() });
}

test.each([
  ['an account', () => createUser(shop, { role: 'seller' }), ['sellerCount', 1]],
  ['a product', postToday, ['productCount', 1]],
  ['a deleted account', () => shop.models.User.deleteOne({ role: 'seller' }), ['sellerCount', -1]],
  [
    'a change of role',
    () => shop.models.User.updateOne({ role: 'seller' }, { role: 'buyer' }),
    ['sellerCount', -1],
  ],
] as const)(
  '%s has its past day counted again, at once and once stored',
  async (_what, act, [field, change]) => {
    await storeAll();
    const before = await numbersOfToday();
    await act();
    expect(await dueDays()).toEqual([`UTC ${today()}`]);
    const wanted = Number(before[field]) + change;
    expect((await numbersOfToday())[field]).toBe(wanted);
    await storeAll();
    expect((await numbersOfToday())[field]).toBe(wanted);
  },
);

test('a write that does not matter to any day marks none', async () => {
  await storeAll();
  await shop.models.User.updateMany({}, { verified: true });
  await shop.models.Product.updateMany({}, { reported: true });
  await shop.models.Payment.updateMany({}, { checkAt: new Date() });
  await expect.poll(dueDays).toEqual([]);
});

test('a sale, its refund and the category of its product count on the past day of the payment', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const other = await admin.addCategory(aCategory());
  await storeAll();
  const { saleCount } = await numbersOfToday();
  await buyer.recordPayment(await buyer.confirmPayment(product), product);
  await shop.models.Payment.updateOne({ productId: product.id }, { paidAt: new Date() });
  await storeAll();
  const sold = await numbersOfToday();
  expect(sold.saleCount).toBe(Number(saleCount) + 1);
  expect(sold.soldIn(product.category.id)).toBeGreaterThan(0);
  await shop.models.Product.updateOne({ _id: product.id }, { categoryId: other.id });
  await storeAll();
  expect((await numbersOfToday()).soldIn(other.id)).toBe(1);
  await shop.models.Payment.updateOne({ productId: product.id }, { status: 'refunded' });
  await storeAll();
  expect((await numbersOfToday()).saleCount).toBe(saleCount);
});

test('a record that was written past the shop is counted when its day is counted again', async () => {
  await storeAll();
  const { sellerCount } = await numbersOfToday();
  await shop.models.User.collection.deleteOne({ role: 'seller' });
  const yesterday = new Date(Date.now() - dayMs - 1);
  await shop.models.OverviewDay.updateOne({ _id: `UTC ${today()}` }, { countedAt: yesterday });
  await sweepOverviewDays(shop);
  expect((await numbersOfToday()).sellerCount).toBe(Number(sellerCount) - 1);
});
