import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepOf } from './interest.queries.ts';
import { statisticsReadings } from './statistics.rest.ts';

let shop: TestShop;
let ahead = 0;
let commands: ReturnType<typeof watchCommands>;
beforeAll(async () => {
  shop = await startTestShop({
    now: () => Date.now() + ahead,
    connect: { monitorCommands: true },
  });
  commands = watchCommands(shop);
});
afterAll(() => shop.close());

const interestOf = (seller: TestUser, { id }: { id: string }) =>
  seller
    .graphql<{ productStatistics: { interest: string }[] }>(
      'query ($id: ID!) { productStatistics(ids: [$id]) { interest } }',
      { id },
    )
    .map(({ productStatistics }) => productStatistics[0]?.interest);

test('the steps begin at three people', () => {
  expect([0, 2, 3, 10, 11, 50, 51, 900].map(stepOf)).toEqual([
    ...['none', 'none', 'few', 'few', 'over-10', 'over-10', 'over-50', 'over-50'],
  ]);
});

test('three people whose searches find a product are a few; those who can’t hear of it don’t count', async () => {
  const { seller, otherSeller, admin, buyer, otherBuyer } = await createUsers(shop);
  const product = await seller.addProduct(
    aProduct({ productName: 'Quiet magnetic rower', resalePrice: 120_00 }),
  );
  const text = { text: 'rower', maxPrice: 150_00 };
  const third = await createUser(shop, { role: 'buyer' });
  for (const person of [buyer, otherBuyer, third]) await person.saveSearch(text);
  // These don't count: a person's second search, the seller's own, and one that doesn't find the product.
  await buyer.saveSearch({ text: 'magnetic rower' });
  await seller.saveSearch(text);
  await otherSeller.saveSearch({ text: 'rower', maxPrice: 100_00 });
  const later = () => {
    ahead += 10 * 60_000;
    return interestOf(seller, product);
  };
  await expect.poll(later).toBe('FEW');
  expect(await interestOf(otherSeller, product)).toBeUndefined();
  const [row] = await seller.get<object[]>(`/productStatistics?ids=${product.id}`);
  expect(row).toMatchObject({ _id: product.id, interest: 'few' });
  // Only an account that has written can be blocked.
  await third.askSeller(product, 'Is it loud?');
  await seller.blockUser(third);
  expect(await later()).toBe('NONE');
  await seller.unblockUser(third);
  expect(await later()).toBe('FEW');
  await admin.suspendUser(third, 'Spam.');
  expect(await later()).toBe('NONE');
});

test('many products need categories and blocks once, and the searches of each once in ten minutes', async () => {
  const { seller, buyer } = await createUsers(shop);
  const products = [
    await seller.addProduct(aProduct({ productName: 'Oak wall bars' })),
    await seller.addProduct(aProduct({ productName: 'Oak wall bars, small' })),
  ];
  await buyer.saveSearch({ text: 'oak wall bars' });
  const ask = () =>
    seller.graphql('query ($ids: [ID!]!) { productStatistics(ids: $ids) { interest } }', {
      ids: products.map(({ id }) => id),
    });
  const read = async () => {
    const finds = (await commands.during(ask)).map(({ find }) => find);
    const names = [shop.models.SavedSearch, shop.models.Category, shop.models.Block];
    return names.map(({ collection }) => finds.filter((find) => find === collection.name).length);
  };
  expect(await read()).toEqual([2, 1, 2]);
  expect(await read()).toEqual([0, 0, 0]);
  ahead += 10 * 60_000;
  expect(await read()).toEqual([2, 1, 2]);
});

test('REST charges for each product', () => {
  const [{ points } = {}] = statisticsReadings;
  if (typeof points !== 'function') throw new Error('it costs the same for any number');
  expect(points({ ids: 'one' })).toBe(11);
  expect(points({ ids: 'one,two,three' })).toBe(13);
});

test('a paused product has no interest', async () => {
  const { seller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ productName: 'Quiet magnetic rower' }));
  await seller.pauseProduct(product);
  expect(await interestOf(seller, product)).toBe('NONE');
});
