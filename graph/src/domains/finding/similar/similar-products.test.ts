import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearestInPrice } from './nearest-in-price.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Similar = { product: { similarProducts: { id: string }[] } };

const similarTo =
  'query ($id: ID!, $first: Int! = 4) { product(id: $id) { similarProducts(first: $first) { id } } }';

test('similar products are the available ones of the category that are nearest in price', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const { id: categoryId } = await admin.addCategory(aCategory());
  const { id: elsewhere } = await admin.addCategory(aCategory());
  const post = async (price: number, category = categoryId) =>
    (await seller.addProduct(aProduct({ resalePrice: price, categoryId: category }))).id;
  const [shown, far, near, same, sold, dearer] = [
    await post(100_00),
    await post(300_00),
    await post(90_00),
    await post(100_00),
    await post(101_00),
    await post(115_00),
  ];
  await post(100_00, elsewhere);
  await buyer.recordPayment(await buyer.confirmPayment({ id: sold }), { id: sold });
  const ids = async (first?: number) =>
    (
      await buyer.graphql<Similar>(similarTo, { id: shown, ...(first && { first }) })
    ).product.similarProducts.map(({ id }) => id);
  expect(await ids()).toEqual([same, near, dearer, far]);
  expect(await ids(2)).toEqual([same, near]);
  const nearer = await post(99_00);
  expect(await ids(2)).toEqual([same, nearer]);
  await seller.deleteProduct({ id: same });
  expect(await ids(2)).toEqual([nearer, near]);
  await buyer.graphql(similarTo, { id: shown, first: 13 }).refused('invalid');
});

test('they are what the order of all of the category says, however many have the same price', async () => {
  const { seller, admin, buyer } = await createUsers(shop);
  const { id: categoryId } = await admin.addCategory(aCategory());
  const prices = fc.sample(fc.integer({ min: 95, max: 105 }), { numRuns: 40, seed: 7 });
  const all: { id: string; price: number }[] = [];
  for (const price of prices) {
    const { id } = await seller.addProduct(aProduct({ resalePrice: price, categoryId }));
    all.push({ id, price });
  }
  for (const { id, price } of all) {
    const others = all.filter((one) => one.id !== id);
    const expected = nearestInPrice(others, price, (one) => one).slice(0, 12);
    const { product } = await buyer.graphql<Similar>(similarTo, { id, first: 12 });
    expect(product.similarProducts).toEqual(expected.map((one) => ({ id: one.id })));
  }
});

test('each of the two reads looks at no more than it gives', async () => {
  const { Product } = shop.models;
  const categoryId = new Types.ObjectId();
  for (const [range, direction] of [
    [{ $lte: 100 }, -1],
    [{ $gt: 100 }, 1],
  ] as const) {
    const plan = JSON.stringify(
      await Product.find({ categoryId, inStock: 'available', resalePrice: range })
        .sort({ resalePrice: direction, _id: direction })
        .limit(4)
        .explain('queryPlanner'),
    );
    expect(plan).toContain('categoryId_1_inStock_1_resalePrice_1__id_1');
    expect(plan).not.toContain('"SORT"');
    expect(plan).not.toContain('COLLSCAN');
  }
});
