import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { aPhotoForm } from '@fitness-zone/testkit/permissions/permission-records.ts';
import { startBuiltShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServerIfNeeded } from '../build/build-server.ts';

// The other tests run the sources. What is loaded later than the start, or from files of its own, is tried here.

let shop: Awaited<ReturnType<typeof startBuiltShopProcess>>;
let dataDir: string;
beforeAll(async () => {
  await buildServerIfNeeded();
  dataDir = await mkdtemp(join(tmpdir(), 'built-'));
  shop = await startBuiltShopProcess({ DATA_DIR: dataDir, SEED: 'true', SEED_PRODUCTS: '4' });
});
afterAll(async () => {
  expect(await shop.end('SIGTERM')).toEqual([0, null]);
  await rm(dataDir, { recursive: true, force: true });
});

const page = { accept: 'text/html' };

/** A client with the token of a demo account. */
async function signedIn(role: 'buyer' | 'seller') {
  const { email = '', password = '' } = demoAccounts.find((one) => one.role === role) ?? {};
  const { idToken } = await emulatorClient(shop.emulatorUrl).signIn(email, password);
  const visitor = apiClient(overHttp(shop.url), null);
  const { token } = await visitor.post<{ token: string }>('/getToken', { email, idToken });
  return apiClient(overHttp(shop.url), token);
}

test('the built server renders pages', async () => {
  const home = await (await fetch(shop.url, { headers: page })).text();
  expect(home).toContain('<div id="root"><');
  expect(home).toContain('page-data');
});

test.each([
  { path: '/altair', type: 'text/html' },
  { path: '/docs', type: 'text/html' },
  { path: '/docs/static/swagger-ui.css', type: 'text/css' },
  { path: '/openapi.json', type: 'application/json' },
  { path: '/metrics', type: 'text/plain' },
  { path: '/readyz', type: 'application/json' },
])('the built server answers $path', async ({ path, type }) => {
  const answer = await fetch(`${shop.url}${path}`, { headers: page });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain(type);
});

test('the built server signs in, writes, and answers the same question again', async () => {
  const buyer = await signedIn('buyer');
  const question = '{ products(first: 2) { edges { node { id viewerHasWished } } } }';
  type Products = { products: { edges: { node: { id: string; viewerHasWished: boolean } }[] } };
  const ask = async () => {
    const { products } = await buyer.graphql<Products>(question);
    return products.edges.map(({ node }) => node);
  };
  const [first] = await ask();
  expect(first?.viewerHasWished).toBe(false);
  const wish =
    'mutation ($id: ID!) { addToWishList(productId: $id) { success message wishItem { id } } }';
  expect(await buyer.graphql(wish, { id: first?.id })).toMatchObject({
    addToWishList: { success: true },
  });
  // Compiled after some executions.
  for (let count = 0; count < 12; count += 1) {
    expect((await ask())[0]).toEqual({ id: first?.id, viewerHasWished: true });
  }
});

test('the built server takes photos', async () => {
  const seller = await signedIn('seller');
  const { payload, headers } = await aPhotoForm();
  const answer = await fetch(`${shop.url}/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `bearer ${seller.token}` },
    body: new Uint8Array(payload),
  });
  expect(await answer.json()).toMatchObject({ success: true });
});
