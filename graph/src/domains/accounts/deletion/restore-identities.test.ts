import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreIdentities } from './restore-identities.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const { uid } of await shop.identity.list()) await shop.identity.remove(uid);
});

const startEmpty = () => ({
  ...shop,
  identity: { ...shop.identity, startedEmpty: async () => true },
});
const logged = (words: string) => shop.logs.some((line) => line.includes(words));

test('an emulator without accounts gets those of the database again, under their uids and without passwords', async () => {
  const { uid, email, name } = await createUser(shop);
  await shop.identity.remove(uid);
  await restoreIdentities(shop);
  const identity = { uid, email, displayName: name, emailVerified: false, providers: [] };
  expect(shop.identity.peek(uid)).toMatchObject(identity);
  expect(logged('gave accounts an identity again')).toBe(true);
});

test('an e-mail that another identity has taken is reported, and the rest is restored', async () => {
  const [lost, other] = [await createUser(shop), await createUser(shop)];
  await shop.identity.remove(lost.uid);
  await shop.identity.remove(other.uid);
  const taker = shop.identity.signUp({ email: lost.email });
  await restoreIdentities(startEmpty());
  expect(logged('an account has no identity, and none could be made')).toBe(true);
  expect(shop.identity.peek(taker.uid)).toMatchObject({ email: lost.email });
  expect(shop.identity.peek(other.uid)).toBeDefined();
});

test('a provider that has accounts is left alone, and no record is read', async () => {
  const [lost] = [await createUser(shop), await createUser(shop)];
  await shop.identity.remove(lost.uid);
  expect(await watchCommands(shop).during(() => restoreIdentities(shop))).toEqual([]);
  expect(shop.identity.peek(lost.uid)).toBeUndefined();
});
