import { enumValues } from '@fitness-zone/contract/enums.ts';
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
  deletionEffects(userId: $id) {
    openBusiness { payment { id productName } reason isSale }
    openBusinessCount products offersMade offersReceived openPayments listEntries threads reviews
  }
}`;

type Effects = {
  openBusiness: {
    payment: { id: string; productName: string };
    reason: keyof typeof enumValues.OpenBusinessReason;
    isSale: boolean;
  }[];
};

/** The effects of deleting an account, which GraphQL and REST report alike. */
async function effectsOf(viewer: TestUser, { id }: { id: string }) {
  const { deletionEffects } = await viewer.graphql<{ deletionEffects: Effects }>(query, { id });
  const { openBusiness, ...counts } = deletionEffects;
  expect(await viewer.get(`/deletionEffects?userId=${id}`)).toEqual({
    ...counts,
    openBusiness: openBusiness.map(({ payment, reason, isSale }) => ({
      paymentId: payment.id,
      productName: payment.productName,
      reason: enumValues.OpenBusinessReason[reason],
      isSale,
    })),
  });
  return {
    ...counts,
    openBusiness: openBusiness.map(
      ({ payment, reason, isSale }) =>
        `${payment.productName} ${reason} ${isSale ? 'sold' : 'bought'}`,
    ),
  };
}

const nothing = {
  openBusiness: [],
  openBusinessCount: 0,
  products: 0,
  offersMade: 0,
  offersReceived: 0,
  openPayments: 0,
  listEntries: 0,
  threads: 0,
  reviews: 0,
};

test('the effects are counted now, for a seller and for a buyer', async () => {
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
    openBusiness: [`${sold.productName} HAND_OVER sold`],
    openBusinessCount: 1,
    products: 3,
    openPayments: 1,
    threads: 1,
  });
  expect(await effectsOf(admin, buyer)).toEqual({
    ...nothing,
    openBusiness: [`${sold.productName} HAND_OVER bought`],
    openBusinessCount: 1,
    listEntries: 2,
    threads: 1,
  });
  expect(await effectsOf(admin, otherBuyer)).toEqual({ ...nothing, openPayments: 1 });
  await buyer.confirmReceiptOf(payment);
  expect(await effectsOf(admin, seller)).toMatchObject({ openBusinessCount: 0 });
});

test('admins learn how many offers go, and nothing of what is paid at the price of one', async () => {
  const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const rack = await seller.addProduct(aProduct());
  await buyer.makeOffer(rack, 70_00);
  await otherBuyer.makeOffer(rack, 75_00);
  await seller.acceptOffer(await buyer.makeOffer(bench, 80_00), 80_00);
  await buyer.createPaymentIntent(bench);
  expect(await effectsOf(admin, buyer)).toEqual({ ...nothing, offersMade: 2 });
  expect(await effectsOf(admin, seller)).toEqual({ ...nothing, products: 2, offersReceived: 3 });
  expect(await effectsOf(buyer, buyer)).toEqual({ ...nothing, offersMade: 2, openPayments: 1 });
  expect(await effectsOf(seller, seller)).toMatchObject({ offersReceived: 3 });
});

test('the announced number of products leaves the shop', async () => {
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
  await admin.get(`/deletionEffects?userId=${seller.id}`).refused(404);
});
