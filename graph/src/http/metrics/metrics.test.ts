import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const token = `${'A'.repeat(31)}~`;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ listen: true, env: { METRICS_TOKEN: token } });
});
afterAll(() => shop.close());

type Sample = { name: string; labels: Record<string, string>; value: number };

/** Reads the text format by its grammar: every line is a comment of a known kind or a sample. */
function parse(text: string): { samples: Sample[]; types: Map<string, string> } {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === 'TYPE') {
      expect(types.has(name), `${name} is described twice`).toBe(false);
      types.set(name, rest);
    }
    if (kind) continue;
    const sample = /^([a-z_:][\w:]*)(?:\{(.*)\})? (-?[\d.]+(?:e[+-]?\d+)?|NaN|[+-]Inf)$/i.exec(
      line,
    );
    if (!sample) throw new Error(`not a sample: ${line}`);
    const [, metric = '', labels = '', value] = sample;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\\n]|\\.)*)",?/g)];
    expect(pairs.map(([pair]) => pair).join('')).toBe(labels);
    samples.push({
      name: metric,
      labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
      value: Number(value),
    });
  }
  return { samples, types };
}

const read = async (of = shop) => {
  const response = await of.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const { samples, types } = parse(response.body);
  const find = (name: string, labels: Record<string, string> = {}) =>
    samples.find(
      (one) =>
        one.name === name &&
        Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    )?.value;
  return { samples, types, find, body: response.body };
};

test('counts requests, operations, refusals, reads, commands and what waits', async () => {
  const { seller, buyer } = await createUsers(shop);
  const visitor = apiClient(shop, null);
  const before = await read();
  const bench = await seller.addProduct(aProduct());
  // Waits for its follow-ups, whose writes drop cached reads.
  await allNotified(shop);
  const list = '{ products { edges { node { id } } } }';
  for (let time = 0; time < 20; time += 1) await visitor.graphql(list);
  for (let time = 0; time < 3; time += 1) await visitor.get('/products');
  await visitor.get('/product/nothing').refused(401);
  await buyer
    .graphql('mutation ($id: ID!) { deleteProduct(id: $id) { success code } }', { id: bench.id })
    .refused('forbidden');
  const { find, types } = await read();
  const more = (name: string, labels: Record<string, string>) =>
    (find(name, labels) ?? 0) - (before.find(name, labels) ?? 0);

  const requests = 'http_request_duration_seconds_count';
  expect(more(requests, { method: 'GET', route: '/products', status: '200' })).toBe(3);
  expect(more(requests, { method: 'GET', route: '/product/:id', status: '401' })).toBe(1);
  const products = { type: 'query', operation: 'products', outcome: 'ok' };
  // Visitors with the same request get the same answer, which is kept from the second request on.
  expect(more('graphql_operation_duration_seconds_count', products)).toBe(2);
  expect(more('cache_reads_total', { result: 'hit' })).toBeGreaterThan(20);
  expect(more('refusals_total', { code: 'unauthenticated' })).toBe(1);
  expect(more('refusals_total', { code: 'forbidden' })).toBe(1);
  expect(more('database_command_duration_seconds_count', {})).toBeGreaterThan(5);
  expect(find('shop_dependency_up', { dependency: 'database' })).toBe(1);
  expect(find('delivery_queue_length', { queue: 'mails' })).toBe(0);
  expect(find('shop_build_info', { version: '1.0.0' })).toBe(1);
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes']) {
    expect(types.get(name), name).toBe('gauge');
  }
  expect(types.get('http_request_duration_seconds')).toBe('histogram');
});

test('names follow the conventions, and buckets grow up to the count', async () => {
  const { samples, types } = await read();
  // Node.js's metrics have the names that dashboards expect.
  for (const [name, type] of [...types].filter(([one]) => !one.startsWith('nodejs_'))) {
    if (type === 'counter') expect(name).toMatch(/_total$/);
    else expect(name).not.toMatch(/_total$/);
    if (/duration|lag|oldest/.test(name))
      expect(name).toMatch(/_seconds(_|$)|_(p\d+|min|max|mean|stddev)/);
  }
  const bare = (labels: Record<string, string>) => {
    const { le: _le, ...others } = labels;
    return JSON.stringify(others);
  };
  const buckets = samples.filter(({ name }) => name === 'http_request_duration_seconds_bucket');
  expect(buckets.length).toBeGreaterThan(0);
  for (const key of new Set(buckets.map(({ labels }) => bare(labels)))) {
    const values = buckets.filter(({ labels }) => bare(labels) === key);
    const counts = values.map(({ value }) => value);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const total = samples.find(
      ({ name, labels }) => name === 'http_request_duration_seconds_count' && bare(labels) === key,
    );
    expect(values.at(-1)).toMatchObject({ labels: { le: '+Inf' }, value: total?.value });
  }
});

test('labels come from fixed sets, even if callers invent values', async () => {
  const visitor = apiClient(shop, null);
  await visitor.graphql('query Invented9 { invented: products { edges { node { id } } } }');
  await visitor.get('/invented/path').settled();
  await visitor.send({ method: 'OPTIONS', url: '/invented' });
  await visitor.graphql('{ inventedField }').settled();
  const { body } = await read();
  expect(body).not.toMatch(/invented/i);
});

test('nothing tells of offers', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct({ resalePrice: 100_00 }));
  await buyer.makeOffer(bench, 60_00);
  await buyer.get('/offers');
  await buyer.graphql('{ offers { edges { node { id } } } }');
  expect((await read()).body).not.toMatch(/offer/i);
});

test('tells how many subscriptions and sockets are open', async () => {
  const client = createClient({
    url: `${shop.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  const query = 'subscription { changes { cursor } }';
  const end = client.subscribe({ query }, { next() {}, error() {}, complete() {} });
  await expect.poll(async () => (await read()).find('graphql_subscriptions')).toBe(1);
  const { find } = await read();
  expect(find('websocket_connections')).toBe(1);
  expect(find('http_open_sockets')).toBeGreaterThanOrEqual(1);
  end();
  await client.dispose();
  await expect.poll(async () => (await read()).find('graphql_subscriptions')).toBe(0);
  await expect.poll(async () => (await read()).find('websocket_connections')).toBe(0);
});

describe('may be read', () => {
  const statusOf = async (
    headers: Record<string, string>,
    remoteAddress = '127.0.0.1',
    of = shop,
  ) => (await of.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  const host = 'localhost:4000';

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('from %s', async (address) => {
    expect(await statusOf({ host }, address)).toBe(200);
    expect(await statusOf({ host: '[::1]:4000' }, address)).toBe(200);
  });

  test('over the network, from this machine', async () => {
    const response = await fetch(`${shop.url}/metrics`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('shop_build_info');
  });

  test.each(['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1'])(
    'not from %s, which the token lets in',
    async (address) => {
      expect(await statusOf({ host }, address)).toBe(401);
      expect(await statusOf({ host, authorization: 'Bearer ' }, address)).toBe(401);
      expect(await statusOf({ host, authorization: `Bearer ${token}x` }, address)).toBe(401);
      expect(await statusOf({ host, authorization: `Basic ${token}` }, address)).toBe(401);
      expect(await statusOf({ host, authorization: `bearer ${token}` }, address)).toBe(200);
    },
  );

  test.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { via: '1.1 proxy' },
  ] as Record<string, string>[])('not by a request that was passed on: %j', async (headers) => {
    expect(await statusOf({ host, ...headers })).toBe(401);
  });

  test.each(['shop.example', 'localhost.shop.example', '192.0.2.1', '[2001:db8::1]:4000'])(
    'not under the name %s, which is not of this machine alone',
    async (name) => expect(await statusOf({ host: name })).toBe(401),
  );

  test('not from this machine where proxies may run on it', async () => {
    const behind = await startTestShop({ env: { METRICS_TOKEN: token } });
    const loopback = { trustProxy: (address: string) => address === '127.0.0.1' };
    Object.assign(behind.config, loopback);
    expect(await statusOf({ host }, '127.0.0.1', behind)).toBe(401);
    expect(await statusOf({ host, authorization: `Bearer ${token}` }, '127.0.0.1', behind)).toBe(
      200,
    );
    await behind.close();
  });

  test.each([
    ['in production', { NODE_ENV: 'production', EMBEDDED: 'true', JWT_SECRET: 'x'.repeat(32) }],
    ['with a public address', { PUBLIC_URL: 'http://localhost:4000' }],
  ] as [string, Record<string, string>][])(
    '%s by the token alone, since a proxy may pass requests on without a word',
    async (_where, env) => {
      const behind = await startTestShop({ env: { ...env, METRICS_TOKEN: token } });
      expect(await statusOf({ host }, '127.0.0.1', behind)).toBe(401);
      const authorization = `Bearer ${token}`;
      expect(await statusOf({ host, authorization }, '127.0.0.1', behind)).toBe(200);
      await behind.close();
      const closed = await startTestShop({ env });
      expect(await statusOf({ host, authorization }, '127.0.0.1', closed)).toBe(401);
      await closed.close();
    },
  );

  test('without a configured token by nobody else', async () => {
    const other = await startTestShop();
    for (const authorization of ['Bearer null', 'Bearer undefined', `Bearer ${token}`]) {
      expect(await statusOf({ host, authorization }, '192.0.2.1', other)).toBe(401);
    }
    await other.close();
  });

  test('a refusal says nothing, and counts against the caller', async () => {
    const response = await shop.app.inject({
      url: '/metrics',
      headers: { host },
      remoteAddress: '192.0.2.7',
    });
    expect(response.json()).toMatchObject({ success: false, code: 'unauthenticated' });
    expect(response.headers['www-authenticate']).toBe('Bearer');
    const few = await startTestShop({ env: { LIMIT_REQUESTS: '2' } });
    const tries = [1, 2, 3].map(() => statusOf({ host }, '192.0.2.7', few));
    expect(await Promise.all(tries)).toEqual([401, 401, 429]);
    await few.close();
  });

  test('with an address of this machine that others can reach, only by the token', async () => {
    const own = Object.values(networkInterfaces())
      .flatMap((some) => some ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
    if (!own) return;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(shop.url);
      request(`http://127.0.0.1:${port}/metrics`, { localAddress: own }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(401);
  });
});
