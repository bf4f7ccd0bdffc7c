import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { mongo } from 'mongoose';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

const reads = ['find', 'findOne', 'aggregate', 'countDocuments'] as const;
afterEach(() => void vi.restoreAllMocks());

async function aShop(env: Record<string, string>) {
  const spies = reads.map((method) => vi.spyOn(mongo.Collection.prototype, method));
  const shop = await startTestShop({ env });
  onTestFinished(() => shop.close());
  const everybody = await createUsers(shop);
  await everybody.seller.addProduct(aProduct());
  // Notifying people reads the primary, and isn't part of what is tested.
  await allNotified(shop);
  /** The read preferences of all reads during an act. */
  const preferencesOf = async (act: () => PromiseLike<unknown>) => {
    for (const spy of spies) spy.mockClear();
    await act();
    const options = spies.flatMap(({ mock }) => mock.calls.map(([, given]) => given));
    expect(options.length).toBeGreaterThan(0);
    // The driver reads the primary by a connection that has no preference.
    return new Set(options.map((given) => given?.readPreference?.toString()));
  };
  return { ...everybody, preferencesOf };
}

const list = '{ products(first: 5) { totalCount edges { node { id seller { name } } } } }';

test("visitors' answers are read where MONGODB_READ_PREFERENCE says", async () => {
  const { visitor, preferencesOf } = await aShop({ MONGODB_READ_PREFERENCE: 'nearest' });
  const secondary = new Set(['nearest']);
  expect(await preferencesOf(() => visitor.graphql(list))).toEqual(secondary);
  expect(await preferencesOf(() => visitor.get('/products?limit=3'))).toEqual(secondary);
});

test('people read the primary, and so does a visitor who has just written', async () => {
  const { seller, visitor, preferencesOf } = await aShop({ MONGODB_READ_PREFERENCE: 'nearest' });
  await visitor.graphql(list);
  const primary = new Set([undefined]);
  // Not what the visitor was told, either.
  expect(await preferencesOf(() => seller.graphql(list))).toEqual(primary);
  expect(await preferencesOf(() => seller.addProduct(aProduct()))).toEqual(primary);
  const afterOwnWrite = { 'cache-control': 'no-cache' };
  const ask = { method: 'GET' as const, url: '/products?limit=4', headers: afterOwnWrite };
  expect(await preferencesOf(() => visitor.send(ask))).toEqual(primary);
});

test('without the variable everything is read from the primary', async () => {
  const { visitor, preferencesOf } = await aShop({});
  expect(await preferencesOf(() => visitor.graphql(list))).toEqual(new Set([undefined]));
});
