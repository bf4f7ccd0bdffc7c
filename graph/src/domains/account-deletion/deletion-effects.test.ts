import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const query = `query ($id: ID!) {
  deletionEffects(id: $id) { products openSales openPayments listEntries threads reviews }
}`;

/** What GraphQL and REST tell an admin of an account, which is the same. */
async function effectsOf(admin: TestUser, { id }: { id: string }) {
  const { deletionEffects } = await admin.graphql<{ deletionEffects: object | null }>(query, {
    id,
  });
  expect(await admin.get(`/deletionEffects?id=${id}`)).toEqual(deletionEffects);
  return deletionEffects;
}

const nothing = {
  products: 0,
  openSales: 0,
  openPayments: 0,
  listEntries: 0,
  threads: 0,
  reviews: 0,
};

test('what follows is counted as it is now, of a seller and of a buyer', async () => {
  const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
  expect(await effectsOf(admin, seller)).toEqual(nothing);
  const [sold, paused, booked, hidden, deleted] = [
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
    await seller.addProduct(aProduct()),
  ];
  await seller.pauseProduct(paused);
  await admin.hideProduct(hidden);
  await seller.deleteProduct(deleted);
  await buyer.addToBookingList(booked);
  await buyer.addToWishList(booked);
  await buyer.askSeller(booked, 'Does it fold?');
  await otherBuyer.createPaymentIntent(booked);
  const { payment } = await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  expect(await effectsOf(admin, seller)).toEqual({
    ...nothing,
    products: 3,
    openSales: 1,
    openPayments: 1,
    threads: 1,
  });
  expect(await effectsOf(admin, buyer)).toEqual({
    ...nothing,
    openSales: 1,
    listEntries: 2,
    threads: 1,
  });
  expect(await effectsOf(admin, otherBuyer)).toEqual({ ...nothing, openPayments: 1 });
  await buyer.confirmReceipt(payment);
  expect(await effectsOf(admin, seller)).toMatchObject({ openSales: 0 });
});

test('nothing is told of what is paid at the price of an accepted offer', async () => {
  const { seller, buyer, admin } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await seller.acceptOffer(await buyer.makeOffer(bench, 80_00), 80_00);
  await buyer.createPaymentIntent(bench);
  expect(await effectsOf(admin, buyer)).toEqual(nothing);
  expect(await effectsOf(admin, seller)).toEqual({ ...nothing, products: 1 });
});

test('as many products leave the shop as was told', async () => {
  const { seller, admin } = await createUsers(shop);
  const products = [await seller.addProduct(aProduct()), await seller.addProduct(aProduct())];
  await seller.markSoldElsewhere(products[0] as { id: string });
  const effects = await effectsOf(admin, seller);
  await admin.deleteUser(seller);
  const removed = await shop.models.Product.countDocuments({
    sellerId: seller.id,
    inStock: 'removed',
  });
  expect(effects).toMatchObject({ products: removed });
  expect(await admin.graphql<object>(query, { id: seller.id })).toEqual({ deletionEffects: null });
  await admin.get(`/deletionEffects?id=${seller.id}`).refused(404);
});
