import { aCategory } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

const shop = await startTestShop();
const { Category } = shop.models;
afterAll(() => shop.close());

const fill = (count: number) =>
  Category.insertMany(Array.from({ length: count }, () => aCategory()));

beforeEach(() => Category.deleteMany());

test('the hundredth category is the last', async () => {
  const { admin } = await createUsers(shop);
  await fill(99);
  await admin.addCategory(aCategory());
  await admin.addCategory(aCategory()).refused('conflict');
  expect(await Category.countDocuments()).toBe(100);
});

test('if several admins add the last possible category at once, at most one succeeds', async () => {
  const { admin } = await createUsers(shop);
  for (let round = 0; round < 5; round += 1) {
    await Category.deleteMany();
    await fill(99);
    const ends = await Promise.all(
      [1, 2, 3, 4].map(() => admin.addCategory(aCategory()).settled()),
    );
    const added = ends.filter(({ refusal }) => refusal === null);
    expect(added.length).toBeLessThanOrEqual(1);
    expect(await Category.countDocuments()).toBe(99 + added.length);
  }
});

test('the same category again is the one that is there, another of its title is refused', async () => {
  const { admin } = await createUsers(shop);
  const benches = aCategory();
  const [one, other] = await Promise.all([1, 2].map(() => admin.addCategory(benches)));
  expect(other).toEqual(one);
  await admin.addCategory({ ...benches, body: 'Others.' }).refused('conflict');
  expect(await Category.countDocuments()).toBe(1);
});
