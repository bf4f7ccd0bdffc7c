import { aUser } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repairAccounts } from './repair-accounts.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const logged = (words: string) => shop.logs.some((line) => line.includes(words));

test('an account without identity gets one again, under its uid and without a password', async () => {
  const { uid, email, name } = await createUser(shop);
  await shop.identity.remove(uid);
  await repairAccounts(shop);
  const identity = { uid, email, displayName: name, emailVerified: false, providers: [] };
  expect(shop.identity.peek(uid)).toMatchObject(identity);
  expect(logged('gave accounts an identity again')).toBe(true);
});

test('an identity without account is left to finish its sign-up', async () => {
  const { uid } = shop.identity.signUp(aUser());
  await repairAccounts(shop);
  expect(shop.identity.peek(uid)).toBeDefined();
  expect(await shop.models.User.exists({ uid })).toBeNull();
});

test('an e-mail that another identity has taken is reported, and the rest is repaired', async () => {
  const [lost, other] = [await createUser(shop), await createUser(shop)];
  await shop.identity.remove(lost.uid);
  await shop.identity.remove(other.uid);
  const taker = shop.identity.signUp({ email: lost.email });
  await repairAccounts(shop);
  expect(logged('an account has no identity, and none could be made')).toBe(true);
  expect(shop.identity.peek(taker.uid)).toMatchObject({ email: lost.email });
  expect(shop.identity.peek(other.uid)).toBeDefined();
});

test('a hosted provider is never filled by us', async () => {
  const { uid } = await createUser(shop);
  await shop.identity.remove(uid);
  await repairAccounts({ ...shop, identity: { ...shop.identity, hosted: true } });
  expect(shop.identity.peek(uid)).toBeUndefined();
});

test('what agrees is left as it is', async () => {
  const { uid } = await createUser(shop);
  const before = { ...shop.identity.peek(uid) };
  await repairAccounts(shop);
  expect(shop.identity.peek(uid)).toEqual(before);
});
