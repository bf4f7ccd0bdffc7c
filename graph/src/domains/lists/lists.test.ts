import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('a product is booked once, through either API', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await buyer.addToBookingList(bench);
  await buyer.addToBookingList(bench).refused('conflict');
  await buyer.post('/addBookingList', { productId: bench.id }).refused(409);
});

test('a removed product can be neither booked nor wished', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await seller.deleteProduct(bench);
  await buyer.addToBookingList(bench).refused('not-found');
  await buyer.post('/addWishList', { productId: bench.id }).refused(404);
});

test('booking a product removes the same buyer’s wish for it and no other buyer’s', async () => {
  const { seller, buyer, otherBuyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const { wishItem } = await buyer.addToWishList(bench);
  await otherBuyer.addToWishList(bench);
  const { removedWishId, message } = await buyer.addToBookingList(bench);
  expect(removedWishId).toBe(wishItem.id);
  expect(message).toBe(`${bench.productName} added to booking list`);
  expect(await otherBuyer.get<unknown[]>('/wishProducts')).toHaveLength(1);
  expect(await buyer.get<unknown[]>('/wishProducts')).toHaveLength(0);
});

test('a product says in each answer of a request whether it is still on the list', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const { cartItem } = await buyer.addToBookingList(bench);
  const marks = 'product { viewerHasBooked }';
  const both = `mutation Both($productId: ID!, $id: ID!) {
    addToWishList(productId: $productId) { wishItem { ${marks} } }
    deleteBookingProduct(id: $id) { ${marks} }
  }`;
  expect(await buyer.graphql(both, { productId: bench.id, id: cartItem.id })).toEqual({
    addToWishList: { wishItem: { product: { viewerHasBooked: true } } },
    deleteBookingProduct: { product: { viewerHasBooked: false } },
  });
});

test('an entry keeps the price at which it was added, in both APIs, when the product is repriced', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const rower = await seller.addProduct(aProduct({ resalePrice: 80_00 }));
  await buyer.addToBookingList(bench);
  await buyer.addToWishList(rower);
  const repriced = { resalePrice: 99_00 };
  await shop.models.Product.updateMany({ _id: { $in: [bench.id, rower.id] } }, repriced);
  expect(await buyer.get('/bookingProducts')).toMatchObject([{ productPrice: 120 }]);
  expect(await buyer.get('/wishProducts')).toMatchObject([{ productPrice: 80 }]);
  const lists = `{
    bookingList { edges { node { productPrice { amount } } } }
    wishList { edges { node { productPrice { amount } } } }
  }`;
  expect(await buyer.graphql(lists)).toEqual({
    bookingList: { edges: [{ node: { productPrice: { amount: 120_00 } } }] },
    wishList: { edges: [{ node: { productPrice: { amount: 80_00 } } }] },
  });
});
