import { setTimeout as sleep } from 'node:timers/promises';
import { followChanges } from '@fitness-zone/testkit/api/follow-changes.ts';
import { engineAddress } from '@fitness-zone/testkit/engines/engines.ts';
import type { EngineWays } from '@fitness-zone/testkit/engines/open-ways.ts';
import {
  type EngineShop,
  startEngineShop,
} from '@fitness-zone/testkit/engines/start-engine-shop.ts';
import { uploadPhoto } from '@fitness-zone/testkit/engines/upload-photo.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { type HttpUser, signIn, signUp, uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import { afterAll, beforeAll, beforeEach, expect, type TestContext, test } from 'vitest';

// Each engine fails under traffic and comes back. docs/operations.md has the shop's promises for that time.

const outageMs = 5_000;

let shop: EngineShop;
let [seller, admin] = [] as unknown as [HttpUser, HttpUser];
let [categoryId, photo] = ['', ''];

beforeAll(async () => {
  shop = await startEngineShop({ isCut: true });
  seller = await signUp(shop, { role: 'seller', name: 'Greta Moss' });
  admin = await signIn(shop, shop.admin);
  photo = await uploadPhoto(shop.url, seller.token);
  const category = { title: uniqueName('Rowers'), body: 'Air and water.', image: photo };
  categoryId = (await admin.addCategory(category)).id;
  await post('Quokka Rower');
});
afterAll(() => shop?.close());
beforeEach(({ onTestFailed }) => onTestFailed(() => void process.stderr.write(shop.said())));

const post = (productName: string) =>
  seller.addProduct(aProduct({ categoryId, image: photo, productName }));

const list = () => seller.get<unknown[]>(`/category/${categoryId}`);

const search = (text: string) =>
  seller.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    'query ($text: String!) { products(filter: { text: $text }) { edges { node { id } } } }',
    { text },
  );

const found = async (text: string) => {
  const { refusal, result } = await search(text).settled();
  return refusal ?? result.products.edges.map(({ node }) => node.id);
};

/** The outcomes of requests that are repeated until an outage is over. */
async function during(requests: Record<string, () => Promise<unknown>>): Promise<string[]> {
  const failures: string[] = [];
  const end = performance.now() + outageMs;
  while (performance.now() < end) {
    for (const [name, send] of Object.entries(requests))
      await send().catch((error: unknown) => failures.push(`${name}: ${error}`));
    await sleep(50);
  }
  return failures;
}

function wayTo(context: TestContext, name: keyof EngineWays) {
  const way = shop.ways[name];
  return way ?? context.skip(`${name} isn't set, or isn't plain TCP on this machine`);
}

test('without MongoDB the shop says so; nothing that it confirmed is lost', async (context) => {
  const way = wayTo(context, 'MONGODB_URI');
  const confirmed: string[] = [];
  const refusals = new Set<unknown>();
  const write = async () => {
    const { refusal, result } = await post(uniqueName('Bench')).settled();
    if (refusal === null) confirmed.push(result.id);
    else refusals.add(refusal);
  };
  await write();
  way.shut();
  await during({ write });
  expect([...refusals]).toEqual(['unavailable']);
  for (const url of shop.urls) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  }
  way.open();
  await expect.poll(async () => (await list().settled()).refusal).toBeNull();
  await write();
  const query = 'query ($id: ID!) { product(id: $id) { id } }';
  for (const id of confirmed)
    expect(await seller.graphql(query, { id })).toEqual({ product: { id } });
});

test('without Redis everything goes on, and changes reach open pages', async (context) => {
  const way = wayTo(context, 'REDIS_URL');
  const query = `subscription { changes { cursor complete changes {
    __typename ... on ProductChanged { product { id } } } } }`;
  await using pages = new AsyncDisposableStack();
  const open = [];
  for (const url of shop.urls) open.push(pages.use(await followChanges({ url }, null, query)));
  way.shut();
  const failures = await during({
    list: async () => void (await list()),
    search: async () => void (await search('rower')),
    post: async () => void (await post(uniqueName('Bench'))),
    photo: () => uploadPhoto(shop.url, seller.token),
  });
  expect(failures).toEqual([]);
  const meanwhile = await post(uniqueName('Bench'));
  for (const page of open) await page.receives('ProductChanged', meanwhile.id);
  way.open();
  const after = await post(uniqueName('Bench'));
  for (const page of open) await page.receives('ProductChanged', after.id);
});

test('without OpenSearch lists and posts go on, and searches find them afterwards', async (context) => {
  const way = wayTo(context, 'SEARCH_URL');
  const name = uniqueName('Wombat Bike');
  way.shut();
  const { id } = await post(name);
  const failures = await during({ list: async () => void (await list()) });
  expect(failures).toEqual([]);
  expect(await found(name)).toBe('unavailable');
  way.open();
  await expect.poll(() => found(name)).toContain(id);
});

test('without S3 lists and posts go on, photos are refused, and kept again afterwards', async (context) => {
  const way = wayTo(context, 'S3_ENDPOINT');
  way.shut();
  const failures = await during({
    list: async () => void (await list()),
    post: async () => void (await post(uniqueName('Bench'))),
  });
  expect(failures).toEqual([]);
  await expect(uploadPhoto(shop.url, seller.token)).rejects.toThrow(/50[23]/);
  way.open();
  await expect.poll(() => uploadPhoto(shop.url, seller.token)).toContain('/');
});

test('processes that are restarted one after the other behind nginx fail no request', async (context) => {
  if (!engineAddress('NGINX') || shop.urls.length < 2)
    context.skip('NGINX isn’t set, or the shop has one process');
  const over = new AbortController();
  const failures: string[] = [];
  let answered = 0;
  const keepAsking = async (ask: () => Promise<unknown>) => {
    while (!over.signal.aborted) {
      await ask().then(
        () => {
          answered += 1;
        },
        (error: unknown) => failures.push(String(error)),
      );
      await sleep(20);
    }
  };
  const query = async (text: string) => {
    const payload = { query: text };
    const { statusCode, body } = await seller.send({ method: 'POST', url: '/graphql', payload });
    if (statusCode !== 200 || body.includes('"errors"')) throw new Error(`${statusCode} ${body}`);
  };
  const asking = [
    keepAsking(async () => void (await list())),
    keepAsking(() => query('{ products(filter: { text: "rower" }) { totalCount } }')),
    keepAsking(() => query('{ me { id } }')),
    keepAsking(async () => void (await post(uniqueName('Bench')))),
  ];
  for (const index of shop.urls.keys()) {
    await shop.restart(index, 'SIGTERM');
    // nginx retries a process two seconds after it has failed.
    await sleep(2_500);
  }
  over.abort();
  await Promise.all(asking);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test('a process that is killed is replaced: others answer meanwhile', async (context) => {
  if (!engineAddress('NGINX') || shop.urls.length < 2)
    context.skip('NGINX isn’t set, or the shop has one process');
  const restarted = shop.restart(0, 'SIGKILL');
  const failures = await during({ list: async () => void (await list()) });
  expect(failures).toEqual([]);
  await restarted;
  expect((await fetch(`${shop.urls[0]}/readyz`)).status).toBe(200);
});
