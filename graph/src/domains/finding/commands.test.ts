import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
let watch: ReturnType<typeof watchCommands>;
beforeAll(async () => {
  // Other processes may write to a MongoDB, so reads from one aren't cached. OpenSearch needs further commands to stay
  // up to date.
  const config = { mongodbUri: null };
  const env = { SEARCH_URL: '' };
  shop = await startTestShop({ config, env, connect: { monitorCommands: true } });
  watch = watchCommands(shop);
});
afterAll(() => shop.close());

/** The commands of the first such read since the last write. */
function firstTime(act: () => PromiseLike<unknown>) {
  shop.cache.clear();
  return watch.during(act);
}

const page = `query ($first: Int!) {
  products(first: $first) {
    edges { node {
      id productName sellerName sellerEmail seller { id name }
      category { id title } image { url srcSet }
      viewerHasBooked viewerHasWished viewerCanBuy viewerCanDelete viewerCanAdvertise
    } }
  }
}`;

describe('the number of database commands', () => {
  test('is at most six for a page of any length with category, seller and viewer fields', async () => {
    const { seller, otherSeller, buyer, admin, visitor } = await createUsers(shop);
    const categories = await Promise.all([1, 2, 3].map(() => admin.addCategory(aCategory())));
    for (let i = 0; i < 30; i += 1) {
      const owner = i % 2 ? seller : otherSeller;
      await owner.addProduct(aProduct({ categoryId: categories[i % 3]?.id ?? '' }));
    }
    await allNotified(shop);
    for (const first of [2, 24, 30]) {
      const names = await firstTime(() => buyer.graphql(page, { first }));
      expect(names.length, JSON.stringify(names)).toBeLessThanOrEqual(6);
    }
    const forVisitor = await firstTime(() => visitor.graphql(page, { first: 24 }));
    expect(forVisitor.length, 'no viewer to look up, no lists to query').toBeLessThanOrEqual(3);
  });

  test('is one for a public list without owner or category', async () => {
    const { visitor } = await createUsers(shop);
    const names = '{ products(first: 12) { edges { node { id productName } } } }';
    expect(await firstTime(() => visitor.graphql(names))).toHaveLength(1);
  });

  test('is two for the REST list: the products, and their sellers', async () => {
    const { visitor } = await createUsers(shop);
    expect(await firstTime(() => visitor.get('/products'))).toHaveLength(2);
  });

  test('is zero for a repeated read, until a write', async () => {
    const { seller, buyer } = await createUsers(shop);
    const product = await seller.addProduct(aProduct());
    await allNotified(shop);
    const one = 'query ($id: ID!) { product(id: $id) { id sellerName viewerHasWished } }';
    const ask = async () => {
      await buyer.graphql(page, { first: 12 });
      await buyer.graphql(one, { id: product.id });
      await buyer.graphql(
        '{ me { name wishCount bookingCount } bookingList(first: 5) { edges { node { id } } } }',
      );
      await buyer.get('/products?limit=12');
    };
    await ask();
    expect(await watch.during(ask)).toEqual([]);
    await buyer.addToWishList(product);
    expect((await watch.during(ask)).map(({ find }) => find)).toEqual(['wishes']);
  });

  test('is one for a refused operation: the caller’s look-up', async () => {
    const { visitor, buyer } = await createUsers(shop);
    expect(await firstTime(() => visitor.get('/product/nonsense').settled())).toHaveLength(0);
    expect(await firstTime(() => buyer.get('/product/nonsense').settled())).toHaveLength(1);
  });
});
