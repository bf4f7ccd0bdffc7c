import { demoAccountsOf } from '@fitness-zone/sample-data/demo-accounts.ts';
import { admin, buyers, sellers } from '@fitness-zone/sample-data/people.ts';
import { personPicture } from '@fitness-zone/sample-data/picture-names.ts';
import { readPicture } from '@fitness-zone/sample-data/read-picture.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillEmptyShop, fillShopUpTo } from './fill-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const counts = async () => {
  const { User, Category, Product, Payment, Order } = shop.models;
  const models = [User, Category, Product, Payment, Order];
  return Promise.all(models.map((model) => model.countDocuments()));
};

function killedAfterPictures(most: number): TestShop {
  let kept = 0;
  const { images } = shop;
  const keepEncoded: typeof images.keepEncoded = async (photo) => {
    if (kept++ === most) throw new Error('killed');
    return images.keepEncoded(photo);
  };
  return { ...shop, images: { ...images, keepEncoded } };
}

function killedAtProducts(): TestShop {
  const interrupted = { insertMany: () => Promise.reject(new Error('killed')) };
  const Product = interrupted as unknown as TestShop['models']['Product'];
  return { ...shop, models: { ...shop.models, Product } };
}

test('a seeding that is killed twice goes on at the next start, and nothing is there twice', async () => {
  await expect(fillEmptyShop(killedAfterPictures(5), 14)).rejects.toThrow('killed');
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  await expect(fillEmptyShop(killedAtProducts(), 14)).rejects.toThrow('killed');
  expect((await counts()).slice(0, 3)).toEqual([19, 12, 0]);
  expect(await fillEmptyShop(shop, 14)).toBe(14);
  expect((await counts()).slice(0, 3)).toEqual([19, 12, 14]);
});

test('a filled shop is left alone at every later start', async () => {
  const before = await counts();
  expect(await fillEmptyShop(shop, 200)).toBe(0);
  expect(await counts()).toEqual(before);
});

test('asked for more, the shop gets variations that share the pictures, and counts are right', async () => {
  await fillShopUpTo(shop, 400);
  await fillShopUpTo(shop, 400);
  const products = await shop.models.Product.find().lean();
  expect(products).toHaveLength(400);
  expect(new Set(products.map(({ image }) => image)).size).toBe(132);
  const categories = await shop.models.Category.find().lean();
  for (const { _id, title, availableCount } of categories) {
    const available = products.filter((p) => p.categoryId.equals(_id) && p.inStock === 'available');
    expect(availableCount, title).toBe(available.length);
  }
});

test('price guides are calculated, without figures where sales and listings are too few to say anything', async () => {
  const treadmills = await shop.models.Category.findOne({ title: 'Treadmills' }).lean();
  const guide = await shop.models.PriceGuide.findById(treadmills?._id).lean();
  expect(guide?.calculatedAt).toEqual(expect.any(Date));
});

test('the demo accounts can sign in', async () => {
  for (const role of ['admin', 'seller', 'buyer']) {
    const account = await shop.identity.findByEmail(`${role}@fitness.zone`);
    const user = await shop.models.User.findOne({ uid: account?.uid ?? '' }).lean();
    expect(user?.role).toBe(role);
  }
});

test('every rendition of a picture is served as its file is', async () => {
  for (const person of [admin, sellers.nora, buyers.sam]) {
    const user = await shop.models.User.findOne({ email: `${person.mailbox}@fitness.zone` }).lean();
    const { renditions } = await readPicture(personPicture(person));
    expect(renditions.map(({ width }) => width)).toEqual([320, 640]);
    for (const { width, bytes } of renditions) {
      const served = await shop.app.inject(`${user?.image}`.replace('/640.', `/${width}.`));
      expect(served.headers['content-type']).toBe('image/webp');
      expect(served.rawPayload.equals(bytes)).toBe(true);
    }
  }
});

test('the uids of the sample accounts are random, so that nobody can guess the one of the admin', async () => {
  const users = await shop.models.User.find().lean();
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  for (const { uid } of users) expect(uid).toMatch(uuid);
});

test('in production there is no demo admin, whose password everybody knows', async () => {
  const production = await startTestShop({ config: { production: true, seedProducts: 3 } });
  await fillEmptyShop(production, 3);
  expect(await production.models.User.countDocuments({ role: 'admin' })).toBe(0);
  expect(await production.identity.findByEmail('admin@fitness.zone')).toBeNull();
  expect(await production.identity.findByEmail('buyer@fitness.zone')).not.toBeNull();
  expect(demoAccountsOf(production.config).map(({ role }) => role)).toEqual(['seller', 'buyer']);
  await production.close();
});
