import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { people } from '@fitness-zone/testkit/people.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('a product is booked once, through whichever door', async () => {
  const { seller, buyer } = await people(shop);
  const bench = await seller.posts(aProduct());
  await buyer.books(bench);
  await buyer.books(bench).refused('conflict');
  await buyer.post('/addBookingList', { productId: bench.id }).refused(409);
});

test('a product that left the shelves is neither booked nor wished', async () => {
  const { seller, buyer } = await people(shop);
  const bench = await seller.posts(aProduct());
  await seller.removes(bench);
  await buyer.books(bench).refused('not-found');
  await buyer.post('/addWishList', { productId: bench.id }).refused(404);
});

test('booking a product removes the same buyer’s wish for it and nobody else’s', async () => {
  const { seller, buyer, rival } = await people(shop);
  const bench = await seller.posts(aProduct());
  const { wishItem } = await buyer.wishes(bench);
  await rival.wishes(bench);
  const { removedWishId, message } = await buyer.books(bench);
  expect(removedWishId).toBe(wishItem.id);
  expect(message).toBe(`${bench.productName} added to booking list`);
  expect(await rival.get<unknown[]>('/wishProducts')).toHaveLength(1);
  expect(await buyer.get<unknown[]>('/wishProducts')).toHaveLength(0);
});
