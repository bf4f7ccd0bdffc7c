import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerSitemap } from './sitemap.ts';

test('the sitemap shows a write at once, and one past the shop within half a minute though it is asked for often', async () => {
  let now = Date.now();
  const shop = await startTestShop({ now: () => now });
  onTestFinished(() => shop.close());
  const { seller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const listsProduct = async () => {
    const { body } = await shop.app.inject('/sitemap.xml');
    return body.includes(product.id);
  };
  expect(await listsProduct()).toBe(true);
  await seller.pauseProduct(product);
  expect(await listsProduct()).toBe(false);
  await seller.resumeProduct(product);
  expect(await listsProduct()).toBe(true);

  // The driver's collection, whose writes the cache doesn't see.
  const { db, collection } = shop.models.Product;
  await db.getClient().db(db.name).collection(collection.name).deleteMany({});
  const afterSeconds: number[] = [];
  for (let second = 0; second < 40; second += 10) {
    if (await listsProduct()) afterSeconds.push(second);
    now += 10_000;
  }
  expect(afterSeconds.at(-1) ?? 0).toBeLessThanOrEqual(20);
});

/** The addresses and dates of a sitemap with a limit of products. */
async function aSitemap(count: number, most: number) {
  let now = Date.now();
  const shop = await startTestShop({ now: () => now });
  onTestFinished(() => shop.close());
  const app = Fastify();
  onTestFinished(() => app.close());
  registerSitemap(app, shop, most);
  const users = await createUsers(shop);
  const products: { id: string }[] = [];
  const category = { categoryId: (await users.admin.addCategory(aCategory())).id };
  for (let i = 0; i < count; i += 1)
    products.push(await users.seller.addProduct(aProduct(category)));
  const read = async (address = '/sitemap.xml') => {
    const { statusCode, body } = await app.inject(address.replace(shop.config.publicUrl, ''));
    const entries = [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    return {
      status: statusCode,
      isIndex: body.includes('<sitemapindex '),
      addresses: entries.map(([, address = '']) => address),
      dates: entries.map(([, , date]) => date),
    };
  };
  const productsIn = (addresses: string[]) =>
    addresses.flatMap((address) => /[0-9a-f]{24}$/.exec(address) ?? []);
  const wait = (ms: number) => {
    now += ms;
  };
  return { shop, users, category, products, read, productsIn, wait };
}

test('a sitemap that is exactly full needs no index', async () => {
  const { products, read } = await aSitemap(3, 3);
  const { isIndex, addresses } = await read();
  expect(isIndex).toBe(false);
  expect(addresses).toHaveLength(7 + products.length);
});

test('more make an index, whose parts have every product once, each with its date', async () => {
  const { shop, users, category, products, read, productsIn } = await aSitemap(7, 3);
  await users.seller.pauseProduct(products.splice(2, 1)[0] ?? { id: '' });
  const index = await read();
  expect(index.isIndex).toBe(true);
  expect(index.addresses).toEqual(
    ['pages', products[0]?.id, products[3]?.id].map(
      (part) => `${shop.config.publicUrl}/sitemap.xml?part=${part}`,
    ),
  );
  const [pages = '', ...others] = index.addresses;
  const { addresses } = await read(pages);
  expect(addresses).toContain(`${shop.config.publicUrl}/pages`);
  expect(addresses.at(-1)).toContain(category.categoryId);
  const parts = await Promise.all(others.map(read));
  expect(parts.map((part) => part.addresses.length)).toEqual([3, 3]);
  expect(parts.flatMap((part) => productsIn(part.addresses))).toEqual(products.map(({ id }) => id));
  expect(index.dates.slice(1)).toEqual(parts.map(({ dates }) => dates.at(-1)));
});

test('a part stays the same while others are posted, which the next index has', async () => {
  const { users, category, products, read, wait } = await aSitemap(6, 3);
  const [, first = '', second = ''] = (await read()).addresses;
  const before = await read(first);
  const { id } = await users.seller.addProduct(aProduct(category));
  await users.seller.pauseProduct(products[5] ?? { id: '' });
  expect(await read(first)).toEqual(before);
  expect((await read(second)).addresses.at(-1)).toContain(id);
  await users.seller.addProduct(aProduct(category));
  expect((await read()).addresses).toHaveLength(3);
  wait(10 * 60_000);
  expect((await read()).addresses).toHaveLength(4);
});

test('a part that no index names is not found', async () => {
  const { read } = await aSitemap(0, 3);
  for (const part of ['', 'none', 'g'.repeat(24)]) {
    const { status, addresses } = await read(`/sitemap.xml?part=${part}`);
    expect([part, status >= 400, addresses]).toEqual([part, true, []]);
  }
});
