import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepCategoryCounts } from './category-count.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** A category with one product and the wrong counts that a killed process left. */
async function miscounted(stored: { availableCount: number; productCount: number }) {
  const { seller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const { id } = product.category;
  const productCount = await shop.models.Product.countDocuments({ categoryId: id });
  await shop.models.Category.updateOne({ _id: id }, { $set: stored });
  return { id, seller, product, right: { availableCount: productCount, productCount } };
}

const countsIn = async (id: string) => {
  const category = await shop.models.Category.findById(id).lean();
  return { availableCount: category?.availableCount, productCount: category?.productCount };
};

test('a count that stays wrong is corrected once, by however many processes', async () => {
  const { id, right } = await miscounted({ availableCount: 7, productCount: 0 });
  await Promise.all([1, 2, 3].map(() => sweepCategoryCounts(shop, async () => {})));
  expect(await countsIn(id)).toEqual(right);
  await sweepCategoryCounts(shop, async () => {});
  expect(await countsIn(id)).toEqual(right);
});

test('a count that a request under way is about to write is left to it', async () => {
  const { id, right } = await miscounted({ availableCount: 0, productCount: 0 });
  await sweepCategoryCounts(shop, () =>
    shop.models.Category.updateOne({ _id: id }, { $inc: right }).exec(),
  );
  expect(await countsIn(id)).toEqual(right);
});
