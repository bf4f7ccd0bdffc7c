import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { expect, onTestFinished, test } from 'vitest';

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

  // The driver's own collection, whose writes the shop does not hear of.
  const { db, collection } = shop.models.Product;
  await db.getClient().db(db.name).collection(collection.name).deleteMany({});
  const afterSeconds: number[] = [];
  for (let second = 0; second < 40; second += 10) {
    if (await listsProduct()) afterSeconds.push(second);
    now += 10_000;
  }
  expect(afterSeconds.at(-1) ?? 0).toBeLessThanOrEqual(20);
});
