import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ApiResponse } from '@fitness-zone/testkit/api/api-client.ts';
import { type ApiClient, apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import {
  hostileBodies,
  hostileText,
  hostileValue,
} from '@fitness-zone/testkit/api/hostile-values.ts';
import {
  createDeletedUsers,
  createPermissionRecords,
  type PermissionRecords,
} from '@fitness-zone/testkit/permissions/permission-records.ts';
import { permissions } from '@fitness-zone/testkit/permissions/permission-table.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
let records: PermissionRecords;
let callers: ApiClient[];
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
  const gone = await createDeletedUsers(shop);
  records = await createPermissionRecords(shop, gone);
  const { visitor, buyer, seller } = records.callers;
  callers = [visitor, buyer, seller, gone['deleted admin']];
});
afterAll(() => shop.close());

/** What only an answer to a fault, or a leak, would hold. */
const spilled =
  /INTERNAL_SERVER_ERROR|Something went wrong|node_modules|\.ts:\d|\bat \w+ \(|Mongo(Server)?Error|MongooseError|CastError|BSONError|E11000|ENOENT|sk_test|whsec_|jwt-?secret/i;

function expectComposed({ statusCode, body }: ApiResponse, asked: unknown): void {
  const details = () =>
    `${JSON.stringify(asked)?.slice(0, 2_000)}\n${statusCode} ${body.slice(0, 500)}`;
  if (statusCode >= 500 || spilled.test(body)) throw new Error(details());
}

/** Takes no input that could be hostile, and would end the callers' tokens. */
const isSignOut = (operation: string) => operation.endsWith('signOutEverywhere');

type Schema = { properties?: Record<string, unknown> };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

test('no REST path fails, leaks data or changes records for hostile addresses, queries or bodies', {
  timeout: 120_000,
}, async () => {
  const { paths } = (await records.callers.visitor.get('/openapi.json')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    isSignOut(path)
      ? []
      : Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const targets = operations.map(({ path, method, parameters = [], requestBody }) => ({
    path,
    method,
    parameters,
    fields: Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {}),
  }));
  expect(targets.length).toBeGreaterThanOrEqual(21);
  const before = await bystandersOf(shop);
  const attack = fc.record({
    target: fc.constantFrom(...targets),
    attacker: fc.nat({ max: 3 }),
    texts: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
    values: fc.array(hostileValue, { minLength: 12, maxLength: 12 }),
    extra: fc.dictionary(
      fc.constantFrom('role', 'verified', '_id', 'sellerEmail', '$set'),
      hostileValue,
    ),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ target, attacker, texts, values, extra }) => {
      const inPath = target.path.replace(/\{\w+\}/, () => encodeURIComponent(texts[0] ?? ''));
      const query = new URLSearchParams();
      for (const [index, { name, in: place }] of target.parameters.entries()) {
        if (place === 'query') query.append(name, texts[index % 3] ?? '');
      }
      const fields = target.fields.map((field, index) => [field, values[index % 12]]);
      const request = {
        method: target.method.toUpperCase() as 'GET',
        url: `${inPath}?${query}`,
        ...(target.fields.length > 0 && { payload: { ...Object.fromEntries(fields), ...extra } }),
      };
      const response = await (callers[attacker] as ApiClient).send(request);
      expectComposed(response, request);
    }),
    { numRuns: 2000 },
  );
  expect(await bystandersOf(shop)).toBe(before);
});

test('no GraphQL operation fails, leaks data or changes records for hostile variables', {
  timeout: 120_000,
}, async () => {
  const operations = Object.entries(permissions).flatMap(([name, permission]) =>
    'graphql' in permission && !isSignOut(name) ? [permission] : [],
  );
  const before = await bystandersOf(shop);
  const attack = fc.record({
    operation: fc.constantFrom(...operations),
    attacker: fc.nat({ max: 3 }),
    value: hostileValue,
    place: fc.nat({ max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ operation, attacker, value, place }) => {
      const caller = callers[attacker] as ApiClient;
      const testCase = {
        records,
        caller,
        whose: { ...records.other, pays: async () => paidNothing },
      };
      const good = { ...(await operation.variables?.(testCase)) };
      const request = {
        method: 'POST' as const,
        url: '/graphql',
        payload: { query: operation.graphql, variables: replaceValue(good, value, place) },
      };
      expectComposed(await caller.send(request), request);
    }),
    { numRuns: 1500 },
  );
  expect(await bystandersOf(shop)).toBe(before);
});

describe('requests that are no operation at all', () => {
  const many = (times: number, one: (index: number) => string) =>
    Array.from({ length: times }, (_, index) => one(index)).join(' ');
  const deep = (levels: number) => `${'{ a'.repeat(levels)}${' }'.repeat(levels)}`;
  const hostile: [name: string, payload: unknown][] = [
    ['five thousand aliases', { query: `{ ${many(5000, (i) => `a${i}: me { id }`)} }` }],
    [
      'a thousand token exchanges',
      {
        query: `mutation { ${many(1000, (i) => `a${i}: getToken(input: {email: "a@b.c"}) { success }`)} }`,
      },
    ],
    ['very deep nesting', { query: deep(3000) }],
    ['brackets without end', { query: '{'.repeat(50_000) }],
    ['deep values', { query: `{ category(id: ${'['.repeat(900)}${']'.repeat(900)}) { id } }` }],
    [
      'a fragment in itself',
      { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
    ],
    [
      'doubling fragments',
      {
        query: `{ ...F0 } ${many(40, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F40 on Query { me { id } }`,
      },
    ],
    ['unknown directives', { query: `{ me ${many(200, () => '@x')} { id } }` }],
    [
      'a circle of the schema',
      {
        query: `{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }`,
      },
    ],
    ['a batch', Array.from({ length: 500 }, () => ({ query: '{ me { id } }' }))],
    ['no query', {}],
    ['a query that is an object', { query: { $ne: 1 } }],
    ['variables that are a text', { query: '{ me { id } }', variables: 'x' }],
    ['variables that are a list', { query: '{ me { id } }', variables: [1] }],
    ['an operation that is not there', { query: '{ me { id } }', operationName: 'Nothing' }],
    [
      'a persisted query',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    ],
    ['a subscription', { query: 'subscription { changes { cursor } }' }],
    ['unicode in names', { query: '{ mé { id } }' }],
    ['numbers out of range', { query: '{ products(first: 99999999999999999999) { totalCount } }' }],
    ['a negative page', { query: '{ products(first: -1) { totalCount } }' }],
    ['an empty page', { query: '{ products(first: 0) { totalCount } }' }],
    ['a foreign cursor', { query: '{ products(after: "{$gt:1}") { totalCount } }' }],
  ];
  test.each(hostile)('%s: refused in words', async (_name, payload) => {
    const send = { method: 'POST' as const, url: '/graphql', payload: payload as object };
    const response = await records.callers.buyer.send(send);
    expectComposed(response, payload);
    expect(response.json()).toHaveProperty('errors');
  });

  test.each(hostileBodies)('%s %s: refused in words', async (type, payload) => {
    for (const url of [
      '/graphql',
      '/addProduct',
      '/getToken',
      '/payment',
      '/upload',
      '/webhooks/stripe',
    ]) {
      const headers = { 'content-type': type };
      const response = await records.callers.seller.send({ method: 'POST', url, headers, payload });
      expectComposed(response, [url, type, payload]);
      expect(response.statusCode, `${url} ${response.body}`).toBeGreaterThanOrEqual(400);
    }
  });

  test.each([
    '/product/%E0%A4%A',
    '/product/%00',
    '/category/..%2f..%2fetc%2fpasswd',
    '/images/..%2f..%2fstore.sqlite',
    '/images/../jwt-secret',
    '/altair/..%2f..%2fpackage.json',
    '//evil.example/%2e%2e',
    `/${'a/'.repeat(3000)}`,
    `/product/${'a'.repeat(5000)}`,
    '/products?limit=1e9',
    '/products?limit=-1&limit=2',
    '/products?after[$gt]=1',
    '/__proto__',
    '/graphql?query={me{id}}&variables={',
    '/graphql?query=mutation{deleteUser(email:"a@b.c"){success}}',
  ])('GET %s: answered in words', async (url) => {
    const headers = { 'apollo-require-preflight': 'true' };
    const response = await records.callers.admin.send({ method: 'GET', url, headers });
    expectComposed(response, url);
    if (url.includes('..')) expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('a token that the shop did not issue for now is no token', () => {
  const claims = { iss: 'fitness-zone', aud: 'fitness-zone' };
  const good = async (
    secret: Uint8Array,
    change: (jwt: SignJWT) => SignJWT = asItIs,
    alg = 'HS256',
  ) => {
    const jwt = new SignJWT({ ...claims, role: 'admin' })
      .setProtectedHeader({ alg })
      .setSubject(await adminId())
      .setIssuedAt()
      .setExpirationTime('1h');
    return change(jwt).sign(secret);
  };
  const asItIs = (jwt: SignJWT) => jwt;
  const adminId = async () =>
    String((await shop.models.User.findOne({ role: 'admin', deletingAt: null }).lean())?._id);
  const forgeries: [string, () => Promise<string>][] = [
    [
      'of algorithm none',
      async () =>
        new UnsecuredJWT(claims)
          .setSubject(await adminId())
          .setExpirationTime('1h')
          .encode(),
    ],
    ['signed with another key', () => good(new TextEncoder().encode('x'.repeat(48)))],
    ['that has expired', () => good(shop.jwtSecret, (jwt) => jwt.setExpirationTime('-1s'))],
    ['for another audience', () => good(shop.jwtSecret, (jwt) => jwt.setAudience('other'))],
    ['of another issuer', () => good(shop.jwtSecret, (jwt) => jwt.setIssuer('other'))],
    ['that is not valid yet', () => good(shop.jwtSecret, (jwt) => jwt.setNotBefore('1h'))],
    [
      'without an end',
      async () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(await adminId())
          .sign(shop.jwtSecret),
    ],
    ['for an operator', () => good(shop.jwtSecret, (jwt) => jwt.setSubject('{"$ne":null}'))],
    ['for an unknown account', () => good(shop.jwtSecret, (jwt) => jwt.setSubject('0'.repeat(24)))],
    ['with another algorithm', () => good(shop.jwtSecret, asItIs, 'HS512')],
    ['cut off', async () => (await good(shop.jwtSecret)).slice(0, -6)],
    ['that is nonsense', async () => 'a.b.c'],
    ['that is very long', async () => 'x'.repeat(7_000)],
  ];
  test('whereas a valid one is accepted', async () => {
    const admin = apiClient(shop, await good(shop.jwtSecret));
    expect(await admin.graphql('{ me { role } }')).toEqual({ me: { role: 'ADMIN' } });
  });
  test.each(forgeries)('%s', async (_name, forge) => {
    const client = apiClient(shop, await forge());
    expect(await client.graphql('{ me { id } }')).toEqual({ me: null });
    await client.get(`/product/${records.freeId}`).refused(401);
    await client.patch('/addAdmin?email=a@b.c').refused(401);
  });
});

describe('over a raw connection', () => {
  const say = async (message: string) => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const answer = text(socket);
    socket.write(message);
    return (await answer).split('\r\n', 1).join();
  };

  test.each([
    ['huge headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, /431/],
    ['a request that is none', 'HELLO\r\n\r\n', /400/],
    [
      'two lengths',
      'POST /getToken HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
      /400/,
    ],
    [
      'a length and chunks',
      'POST /getToken HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      /400/,
    ],
    ['a line break in the path', 'GET /a\tb HTTP/1.1\r\nHost: a\r\n\r\n', /400/],
  ])('%s: refused', async (_name, message, status) => {
    expect(await say(message)).toMatch(status);
  });
});

test('after all that the shop is open as before', async () => {
  expect((await records.callers.visitor.send({ method: 'GET', url: '/readyz' })).statusCode).toBe(
    200,
  );
  expect(await records.callers.buyer.graphql('{ me { role } }')).toEqual({ me: { role: 'BUYER' } });
  const faults = shop.logs.filter((line) => /"level":(50|60)/.test(line));
  expect(faults).toEqual([]);
});

const paidNothing = { productId: '0'.repeat(24), transactionId: 'pi_nothing' };

/** The records of users who sent no request: no other user's request may change them. */
async function bystandersOf({ models }: TestShop): Promise<string> {
  const active = await Promise.all(
    [records.callers.buyer, records.callers.seller].map(({ id }) =>
      models.User.findById(id).lean(),
    ),
  );
  const ids = active.flatMap((user) => (user ? [user._id] : []));
  const others = { $nin: ids };
  return JSON.stringify([
    await models.User.find({ _id: others }).sort({ _id: 1 }).lean(),
    await models.Product.find({ sellerId: others }).sort({ _id: 1 }).lean(),
    await models.Booking.find({ userId: others }).sort({ _id: 1 }).lean(),
    await models.Wish.find({ userId: others }).sort({ _id: 1 }).lean(),
    await models.Payment.find({ buyerId: others }).sort({ _id: 1 }).lean(),
  ]);
}

/** Puts a hostile value in the place of one of the variables, or of one of their fields. */
function replaceValue(variables: object, value: unknown, place: number): object {
  const [[name, given] = []] = Object.entries(variables);
  if (!name) return { hostile: value };
  if (typeof given !== 'object' || given === null) return { [name]: value };
  const fields = Object.keys(given);
  const field = fields[place % (fields.length + 1)];
  return { [name]: field ? { ...given, [field]: value } : value };
}
