import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepPaymentTokens } from './payment-tokens.sweeper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('the next sweep finishes a killed process’s rename, once it is due', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
  const { User } = shop.models;
  // Writes the name without publishing it.
  await User.updateOne({ _id: seller.id }, { name: 'Freya Olsen', email: 'freya@mail.example' });
  const found = async () => (await admin.get<object[]>('/payments?q=freya%20olsen')).length;
  await sweepPaymentTokens(shop);
  expect(await found()).toBe(0);
  await User.updateOne({ _id: seller.id }, { paymentTokensDueAt: new Date() });
  await Promise.all([sweepPaymentTokens(shop), sweepPaymentTokens(shop)]);
  await expect.poll(found).toBe(1);
  expect((await User.findById(seller.id).lean())?.paymentTokensDueAt).toBeUndefined();
  expect(await admin.get('/people?q=freya%40mail')).toHaveLength(1);
});
