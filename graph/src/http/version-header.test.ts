import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';

const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
const { uri } = opened.adopt(await openOwnDatabase(), (database) => database.close());
/** A process that may share its database with others, and one that does not. */
const env = { CORS_ORIGINS: 'https://other.example' };
const shared = await startTestShop({ env, config: { mongodbUri: uri } });
const alone = await startTestShop({ config: { mongodbUri: null } });
for (const shop of [shared, alone]) opened.defer(() => shop.close());

const products =
  '{ products(first: 50) { edges { node { id seller { name } category { title } } } } }';

async function ask(shop: TestShop, query: string, headers: Record<string, string> = {}) {
  const request = { method: 'POST', url: '/graphql', payload: { query }, headers } as const;
  const answer = await shop.app.inject(request);
  const [, remaining] = /r=(\d+)/.exec(String(answer.headers.ratelimit)) ?? [];
  return { version: answer.headers.version, remaining: Number(remaining), headers: answer.headers };
}

test('the answer to a write carries the version, through both APIs, and no other answer', async () => {
  const seller = await createUser(shared, { role: 'seller' });
  const headers = { authorization: `bearer ${seller.token}` };
  const { id } = await seller.addProduct(aProduct());
  const mutation = `mutation { advertiseProduct(id: "${id}") { success } }`;
  const { version } = await ask(shared, mutation, headers);
  expect(version).toMatch(/^p[0-9a-f]{12}=\d+$/);
  expect(version).toBe(shared.versions.own());
  const removed = await seller.send({ method: 'DELETE', url: `/deleteProduct?id=${id}` });
  expect(removed.headers.version).toBe(shared.versions.own());
  expect(removed.headers.version).not.toBe(version);
  // What was refused may have been written before: the answer to the first try was lost.
  const again = await seller.send({ method: 'DELETE', url: `/deleteProduct?id=${id}` });
  expect(again.headers.version).toBe(shared.versions.own());
  for (const query of [products, '{ me { name } }'])
    expect((await ask(shared, query, headers)).version).toBeUndefined();
  expect((await seller.send({ method: 'GET', url: '/products' })).headers.version).toBeUndefined();
});

test('who names a version that is not known here gets no answer from memory, at the cost of one without', async () => {
  const first = await ask(shared, products);
  const kept = await ask(shared, products);
  expect(first.remaining - kept.remaining).toBe(1);
  const own = await ask(shared, products, { version: shared.versions.own() ?? '' });
  expect(kept.remaining - own.remaining).toBe(1);
  const invented = await ask(shared, products, { version: 'pnone=1' });
  expect(own.remaining - invented.remaining).toBeGreaterThan(1);
  const kept2 = await ask(shared, products);
  expect(invented.remaining - kept2.remaining).toBe(1);
});

test('pages of other origins may read and send it', async () => {
  const { headers } = await ask(shared, products, { origin: 'https://other.example' });
  expect(headers['access-control-expose-headers']).toContain('version');
  const preflight = await shared.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'version',
    },
  });
  expect(preflight.headers['access-control-allow-headers']).toContain('version');
});

test('a process alone sends none, and answers from memory whatever is named', async () => {
  const seller = await createUser(alone, { role: 'seller' });
  const { id } = await seller.addProduct(aProduct());
  const removed = await seller.send({ method: 'DELETE', url: `/deleteProduct?id=${id}` });
  expect(removed.headers.version).toBeUndefined();
  await ask(alone, products);
  const { remaining } = await ask(alone, products);
  const named = await ask(alone, products, { version: 'pnone=1' });
  expect(remaining - named.remaining).toBe(1);
});
