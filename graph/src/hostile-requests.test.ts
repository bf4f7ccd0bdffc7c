import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  expectAnswerWithoutFault,
  expectShopWithoutFault,
} from '@fitness-zone/testkit/api/answer-without-fault.ts';
import { hostileBodies } from '@fitness-zone/testkit/api/hostile-values.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
  users = await createUsers(shop);
});
afterAll(() => shop.close());

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
    const response = await users.buyer.send(send);
    expectAnswerWithoutFault(response, payload);
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
      const response = await users.seller.send({ method: 'POST', url, headers, payload });
      expectAnswerWithoutFault(response, [url, type, payload]);
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
    const response = await users.admin.send({ method: 'GET', url, headers });
    expectAnswerWithoutFault(response, url);
    if (url.includes('..')) expect(response.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('over a raw connection', () => {
  const say = async (message: string) => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const answer = text(socket);
    socket.write(message);
    const [head = '', body = ''] = (await answer).split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid' });
    return head.split('\r\n', 1).join();
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

test('after all that the shop is open as before', () => expectShopWithoutFault(shop));
