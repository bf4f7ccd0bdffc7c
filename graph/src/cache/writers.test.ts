import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { openOwnDatabase, ownDatabaseName } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';

// Two servers on one database. One writes; the other is asked before it hears about the write.
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
const { uri } = opened.adopt(await openOwnDatabase(), (database) => database.close());
const onSameDatabase = { config: { mongodbUri: uri }, connect: { dbName: ownDatabaseName() } };
const one = await startTestShop(onSameDatabase);
opened.defer(() => one.close());
const other = await startTestShop({ ...onSameDatabase, cards: one.cards });
opened.defer(() => other.close());

const me = '{ me { role } }';

test('an account that another process changed has its new rights at once', async () => {
  const { admin } = await createUsers(one);
  const users = '{ users(filter: { role: ADMIN }) { edges { node { id } } } }';
  for (let i = 0; i < 2; i += 1) await admin.graphql(users);
  await other.models.User.updateOne({ _id: admin.id }, { role: 'buyer' });
  await admin.graphql(users).refused('forbidden');
  expect(await admin.graphql(me)).toEqual({ me: { role: 'BUYER' } });
  await other.models.User.updateOne(
    { _id: admin.id },
    { tokensValidFrom: new Date(Date.now() + 1) },
  );
  await admin.graphql(users).refused('unauthenticated');
});

test('a mutation takes over what another process has just written, through both APIs', async () => {
  const { seller, buyer, otherBuyer } = await createUsers(one);
  const { id } = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  const product = `{ product(id: "${id}") { resalePrice { amount } seller { name } } }`;
  for (const who of [buyer, otherBuyer]) for (let i = 0; i < 2; i += 1) await who.graphql(product);
  await other.models.Product.updateOne({ _id: id }, { resalePrice: 90_00 });
  await other.models.User.updateOne({ _id: seller.id }, { name: 'A new name' });
  const { addToBookingList } = await buyer.graphql<{
    addToBookingList: { cartItem: object };
  }>(`mutation { addToBookingList(productId: "${id}") { cartItem {
    productPrice { amount } product { resalePrice { amount } seller { name } } } } }`);
  expect(addToBookingList.cartItem).toEqual({
    productPrice: { amount: 90_00 },
    product: { resalePrice: { amount: 90_00 }, seller: { name: 'A new name' } },
  });
  await other.models.Product.updateOne({ _id: id }, { resalePrice: 80_00 });
  await otherBuyer.post('/addBookingList', { productId: id });
  const entry = await one.models.Booking.findOne({ userId: otherBuyer.id }).lean();
  expect(entry?.productPrice).toBe(80_00);
});
