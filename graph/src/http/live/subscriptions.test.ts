import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let shop: TestShop;
const sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await shop.close();
});

const follow = `subscription { changes { cursor changes {
  ... on ProductChanged { product { id productName inStock phone } }
} } }`;

/** Opens a connection; returns the socket, or the answer that refused it. */
async function connect(token?: string | null) {
  const address = `${shop.url}/graphql`.replace(/^http/, 'ws');
  const socket = new WebSocket(address, GRAPHQL_TRANSPORT_WS_PROTOCOL);
  sockets.push(socket);
  // Ignores the error of a socket that ends before it opens.
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
  const answer = await Promise.race([
    once(socket, 'open').then(() => null),
    refused.then(([, response]) => response),
  ]);
  if (answer) return { socket, refused: answer };
  const payload = token && { authorization: `bearer ${token}` };
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  return { socket, refused: null };
}

/** The next message, or the close code with its reason. */
const heard = (socket: WebSocket) =>
  Promise.race([
    once(socket, 'message').then(([message]) => JSON.parse(message)),
    once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) })),
  ]);

test('an address holds so many live connections; a further one is answered 429 until one closes', async () => {
  shop = await startTestShop({ listen: true, env: { LIMIT_ADDRESS_CONNECTIONS: '2' } });
  const [first] = [await connect(), await connect()];
  const { refused } = await connect();
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(await text(refused as IncomingMessage))).toMatchObject({
    success: false,
    code: 'too-many-requests',
  });
  first?.socket.close();
  await once(first?.socket as WebSocket, 'close');
  await expect.poll(async () => (await connect()).refused?.statusCode).toBeUndefined();
});

test('an account holds so many live connections; a further one is closed with "Try Again Later"', async () => {
  shop = await startTestShop({ listen: true, env: { LIMIT_ACCOUNT_CONNECTIONS: '1' } });
  const { buyer, otherBuyer } = await createUsers(shop);
  const first = await connect(buyer.token);
  expect(await heard(first.socket)).toEqual({ type: 'connection_ack' });
  expect(await heard((await connect(buyer.token)).socket)).toEqual({
    code: 1013,
    reason: 'This account has too many live connections.',
  });
  expect(await heard((await connect(otherBuyer.token)).socket)).toEqual({ type: 'connection_ack' });
  expect(await heard((await connect()).socket)).toEqual({ type: 'connection_ack' });
  first.socket.close();
  const again = async () => heard((await connect(buyer.token)).socket);
  await expect.poll(again).toEqual({ type: 'connection_ack' });
});

test('a subscription costs what an operation costs', async () => {
  shop = await startTestShop({ listen: true, env: { LIMIT_REQUESTS: '2' } });
  const { buyer } = await createUsers(shop);
  const { socket } = await connect(buyer.token);
  expect(await heard(socket)).toEqual({ type: 'connection_ack' });
  for (const id of ['1', '2']) {
    socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: follow } }));
    expect(await heard(socket)).toMatchObject({ id, type: 'next' });
    socket.send(JSON.stringify({ id, type: 'complete' }));
  }
  socket.send(JSON.stringify({ id: '3', type: 'subscribe', payload: { query: follow } }));
  expect(await heard(socket)).toMatchObject({
    id: '3',
    type: 'error',
    payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
  await buyer.get('/bookingProducts').refused(429);
});

test('an invalid subscription is counted before it is read', async () => {
  shop = await startTestShop({ listen: true, env: { LIMIT_REQUESTS: '2' } });
  const { buyer } = await createUsers(shop);
  const { socket } = await connect(buyer.token);
  expect(await heard(socket)).toEqual({ type: 'connection_ack' });
  const ask = async (id: string) => {
    const payload = { query: '{ categories { id } }' };
    socket.send(JSON.stringify({ id, type: 'subscribe', payload }));
    return heard(socket);
  };
  for (const id of ['1', '2']) {
    expect(await ask(id)).toMatchObject({
      id,
      payload: [
        { message: 'This endpoint only takes subscriptions. Use HTTP for queries and mutations.' },
      ],
    });
  }
  expect(await ask('3')).toMatchObject({
    id: '3',
    payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
  });
});

test('variables that do not fit are refused in words, and are no fault of the shop', async () => {
  shop = await startTestShop({ listen: true });
  const { socket } = await connect();
  expect(await heard(socket)).toEqual({ type: 'connection_ack' });
  const query = 'subscription ($since: String) { changes(since: $since) { cursor } }';
  const payload = { query, variables: { since: { $gt: '' } } };
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  expect(await heard(socket)).toMatchObject({
    type: 'error',
    payload: [{ message: expect.stringContaining('cannot represent a non string value') }],
  });
  expect(shop.logs.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});

test('an upgrade elsewhere is answered 404', async () => {
  shop = await startTestShop({ listen: true });
  const socket = new WebSocket(`${shop.url}/elsewhere`.replace(/^http/, 'ws'));
  sockets.push(socket);
  socket.on('error', () => {});
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(404);
});
