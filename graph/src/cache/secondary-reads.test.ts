import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { expect, onTestFinished, test } from 'vitest';

async function aShop(env: Record<string, string>) {
  const shop = await startTestShop({ env, connect: { monitorCommands: true } });
  onTestFinished(() => shop.close());
  const { during } = watchCommands(shop);
  const everybody = await createUsers(shop);
  await everybody.seller.addProduct(aProduct());
  /** Whether all reads of an act, or none, may be answered by a secondary. */
  const mayReadSecondary = async (act: () => PromiseLike<unknown>) => {
    const reads = (await during(act)).filter((one) => 'find' in one || 'aggregate' in one);
    const [isNearest, ...others] = new Set(
      reads.map(({ $readPreference }) => $readPreference?.mode === 'nearest'),
    );
    expect(others).toEqual([]);
    return isNearest;
  };
  return { ...everybody, mayReadSecondary };
}

const list = '{ products(first: 5) { totalCount edges { node { id seller { name } } } } }';

test("visitors' answers are read where MONGODB_READ_PREFERENCE says", async () => {
  const { visitor, mayReadSecondary } = await aShop({ MONGODB_READ_PREFERENCE: 'nearest' });
  expect(await mayReadSecondary(() => visitor.graphql(list))).toBe(true);
  expect(await mayReadSecondary(() => visitor.get('/products?limit=3'))).toBe(true);
});

test('people read the primary, and so does a visitor who has just written', async () => {
  const { seller, visitor, mayReadSecondary } = await aShop({ MONGODB_READ_PREFERENCE: 'nearest' });
  await visitor.graphql(list);
  // The seller doesn't get the visitor's answer either.
  expect(await mayReadSecondary(() => seller.graphql(list))).toBe(false);
  expect(await mayReadSecondary(() => seller.addProduct(aProduct()))).toBe(false);
  const afterOwnWrite = { 'cache-control': 'no-cache' };
  const ask = { method: 'GET' as const, url: '/products?limit=4', headers: afterOwnWrite };
  expect(await mayReadSecondary(() => visitor.send(ask))).toBe(false);
});

test('without the variable everything is read from the primary', async () => {
  const { visitor, mayReadSecondary } = await aShop({});
  expect(await mayReadSecondary(() => visitor.graphql(list))).toBe(false);
});
