import { admin } from '@fitness-zone/sample-data/content/people.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portrait } from './drawings/portrait.ts';
import { fillEmptyShop, fillShopUpTo } from './first-stock.ts';
import { takePhotographs } from './photographs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const counts = async () => {
  const { User, Category, Product, Payment } = shop.models;
  const models = [User, Category, Product, Payment];
  return Promise.all(models.map((model) => model.countDocuments()));
};

/** Gives addresses without drawing anything, since drawing takes long; dies after so many. */
const photographer =
  (most = Infinity): typeof takePhotographs =>
  async (_shop, drawings) => {
    if (drawings.size > most) throw new Error('killed');
    return new Map([...drawings.keys()].map((key, i) => [key, `/images/${i}.webp`]));
  };

/** The shop as it is for a seeding that dies when it comes to its products. */
function dyingAtProducts(): TestShop {
  const die = { collection: { insertMany: () => Promise.reject(new Error('killed')) } };
  const Product = die as unknown as TestShop['models']['Product'];
  return { ...shop, models: { ...shop.models, Product } };
}

test('a seeding that is killed twice on its way goes on at the next start, and nothing is there twice', async () => {
  await expect(fillEmptyShop(shop, 14, photographer(5))).rejects.toThrow('killed');
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await expect(fillEmptyShop(dyingAtProducts(), 14, photographer())).rejects.toThrow('killed');
  expect((await counts()).slice(0, 3)).toEqual([19, 12, 0]);
  expect(await fillEmptyShop(shop, 14, photographer())).toBe(14);
  expect((await counts()).slice(0, 3)).toEqual([19, 12, 14]);
});

test('a filled shop is left alone at every later start', async () => {
  const before = await counts();
  expect(await fillEmptyShop(shop, 200)).toBe(0);
  expect(await counts()).toEqual(before);
});

test('asked for more, the stock grows by variations that share the pictures, and counts are right', async () => {
  await fillShopUpTo(shop, 400, photographer());
  await fillShopUpTo(shop, 400, photographer());
  const products = await shop.models.Product.find().lean();
  expect(products).toHaveLength(400);
  expect(new Set(products.map(({ image }) => image)).size).toBe(132);
  const categories = await shop.models.Category.find().lean();
  for (const { _id, title, availableCount } of categories) {
    const available = products.filter((p) => p.categoryId.equals(_id) && p.inStock === 'available');
    expect(availableCount, title).toBe(available.length);
  }
});

test('a sold product belongs to a payment of its price, and the demo accounts can sign in', async () => {
  const sold = await shop.models.Product.find({ inStock: 'sold' }).lean();
  expect(sold.length).toBeGreaterThan(0);
  for (const { _id, paymentId, resalePrice } of sold) {
    const payment = await shop.models.Payment.findOne({ _id: paymentId }).lean();
    expect(payment).toMatchObject({ status: 'paid', amount: resalePrice });
    expect(payment?.productId.equals(_id)).toBe(true);
  }
  for (const role of ['admin', 'seller', 'buyer']) {
    const account = await shop.identity.findByEmail(`${role}@fitness.zone`);
    const user = await shop.models.User.findOne({ uid: account?.uid ?? '' }).lean();
    expect(user?.role).toBe(role);
  }
});

test('a drawing goes through the upload service and is served as a user’s photo is', async () => {
  const drawings = new Map([['portrait', () => portrait(admin.name, admin.face)]]);
  const address = (await takePhotographs(shop, drawings)).get('portrait') ?? '';
  const served = await shop.app.inject(address);
  expect(served.headers['content-type']).toBe('image/webp');
});
