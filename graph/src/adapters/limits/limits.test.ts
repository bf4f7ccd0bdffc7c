import { once } from 'node:events';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../../embedded/free-port.ts';
import { readTrustedProxies } from '../../config/trusted-proxies.ts';
import { openLimits } from './limits.ts';

let shop: TestShop;
afterEach(() => shop.close());

const exchange = `mutation ($input: GetTokenInput!) {
  getToken(input: $input) { success message code field }
}`;

test('token exchanges are counted through both APIs together, and refused with the time to wait', async () => {
  shop = await startTestShop({ env: { LIMIT_TOKENS: '2' } });
  const { email, idToken } = await createUser(shop);
  const visitor = apiClient(shop, null);
  await visitor.post('/getToken', { email, idToken });
  await visitor.graphql(exchange, { input: { email, idToken } });
  await visitor.graphql(exchange, { input: { email, idToken } }).refused('too-many-requests');
  const response = await visitor.send({
    method: 'POST',
    url: '/getToken',
    payload: { email, idToken },
  });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('two processes on one database count together', async () => {
  shop = await startTestShop({ env: { LIMIT_TOKENS: '2' } });
  const other = await openLimits(shop.config, shop.database.connection, shop.log);
  await shop.limits.spend('tokens', 'somebody');
  await other.spend('tokens', 'somebody');
  await expect(other.spend('tokens', 'somebody')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  await other.spend('tokens', 'somebody else');
  await other.close();
});

test('all requests together are counted for each account by itself', async () => {
  shop = await startTestShop({ env: { LIMIT_REQUESTS: '3' } });
  const { buyer, otherBuyer } = await createUsers(shop);
  for (let i = 0; i < 3; i += 1) await buyer.graphql('{ me { id } }');
  await buyer.get('/bookingProducts').refused(429);
  const answer = await buyer.send({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ me { id } }' },
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json().errors[0].extensions).toEqual({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: Number(answer.headers['retry-after']),
  });
  await otherBuyer.get('/bookingProducts');
});

/** The caller's policy and remaining allowance, from the answer's headers. */
const allowanceOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const [, remaining, resetAfter] =
    /^"requests";r=(\d+);t=(\d+)$/.exec(`${headers.ratelimit}`) ?? [];
  expect(Number(resetAfter)).toBeGreaterThan(0);
  expect(Number(resetAfter)).toBeLessThanOrEqual(60);
  return { policy: headers['ratelimit-policy'], remaining: Number(remaining) };
};

test('a request costs one point, and what it reads, whichever API it comes by', async () => {
  shop = await startTestShop({ env: { LIMIT_REQUESTS: '1000' } });
  const { buyer } = await createUsers(shop);
  const policy = '"requests";q=1000;w=60';
  const ask = (query: string) =>
    buyer.send({ method: 'POST', url: '/graphql', payload: { query } });
  const read = (url: string) => buyer.send({ method: 'GET', url });
  expect(allowanceOf(await ask('{ me { id } }'))).toEqual({ policy, remaining: 999 });
  const page = '{ products(first: 100) { edges { node { id productName } } } }';
  // 60 for the page and 4 for each of its 100 entries: 460, so 4 points on top of the first.
  expect(allowanceOf(await ask(page)).remaining).toBe(994);
  expect(allowanceOf(await read('/products?limit=100')).remaining).toBe(983);
  expect(allowanceOf(await read('/bookingProducts')).remaining).toBe(973);
  expect(allowanceOf(await read('/nothing'))).toMatchObject({ remaining: 999 });
});

test('the rest of an allowance is enough for one more request at any cost', async () => {
  shop = await startTestShop({ env: { LIMIT_REQUESTS: '5' } });
  const { visitor } = await createUsers(shop);
  const first = await visitor.send({ method: 'GET', url: '/products' });
  expect(first.statusCode).toBe(200);
  expect(allowanceOf(first).remaining).toBe(0);
  const second = await visitor.send({ method: 'GET', url: '/category/1?limit=1' });
  expect(second.statusCode).toBe(429);
  expect(allowanceOf(second).remaining).toBe(0);
});

test('requests for what does not exist are counted, too', async () => {
  shop = await startTestShop({ env: { LIMIT_REQUESTS: '2' } });
  const { visitor } = await createUsers(shop);
  await visitor.get('/nothing').refused(404);
  await visitor.post('/nothing', {}).refused(404);
  await visitor.get('/nothing').refused(429);
});

test('behind a proxy, callers are counted by the address that it names, over WebSocket, too', async () => {
  shop = await startTestShop({
    listen: true,
    env: { LIMIT_REQUESTS: '3' },
    config: { trustProxy: readTrustedProxies('1') },
  });
  const { url } = shop;
  const ask = async (forwarded: string) =>
    (await fetch(`${url}/product/1`, { headers: { 'x-forwarded-for': forwarded } })).status;
  const connect = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const address = url.replace('http', 'ws').concat('/graphql');
    const socket = new WebSocket(address, GRAPHQL_TRANSPORT_WS_PROTOCOL, { headers });
    const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode);
    const opened = once(socket, 'open').then(async () => {
      socket.send('{"type":"connection_init"}');
      const [message] = await once(socket, 'message');
      socket.close();
      return JSON.parse(message).type;
    });
    return Promise.race([opened, refused]);
  };
  expect(await ask('198.51.100.9, 198.51.100.1')).toBe(401);
  expect(await ask('198.51.100.8, 198.51.100.1')).toBe(401);
  expect(await connect('198.51.100.7, 198.51.100.1')).toBe('connection_ack');
  expect(await connect('198.51.100.6, 198.51.100.1')).toBe(429);
  expect(await ask('198.51.100.1')).toBe(429);
  expect(await connect('198.51.100.2')).toBe('connection_ack');
  for (let i = 1; i <= 3; i += 1) expect(await ask(`2001:db8::${i}`)).toBe(401);
  expect(await ask('2001:db8::4')).toBe(429);
  expect(await ask('2001:db8:0:1::1')).toBe(401);
});

test('an account may ask for its personal data so many times, through both APIs together', async () => {
  shop = await startTestShop({ env: { LIMIT_PERSONAL_DATA: '3' } });
  const { buyer, otherBuyer } = await createUsers(shop);
  await buyer.get('/personalData');
  await buyer.graphql('{ personalData }');
  await buyer.graphql('{ a: personalData b: personalData }').refused('too-many-requests');
  await buyer.get('/personalData').refused(429);
  await otherBuyer.get('/personalData');
});

test('an upload costs a point of the address, and its answer says what is left', async () => {
  shop = await startTestShop({ env: { LIMIT_REQUESTS: '2' } });
  const { seller } = await createUsers(shop);
  const upload = () => seller.send({ method: 'POST', url: '/upload', payload: {} });
  const policy = '"requests";q=2;w=60';
  expect(allowanceOf(await upload())).toEqual({ policy, remaining: 1 });
  expect(allowanceOf(await upload())).toEqual({ policy, remaining: 0 });
  const refused = await upload();
  expect(refused.statusCode).toBe(429);
  expect(allowanceOf(refused)).toEqual({ policy, remaining: 0 });
});

test('uploads are counted for each account', async () => {
  shop = await startTestShop({ env: { LIMIT_UPLOADS: '1' } });
  const { seller } = await createUsers(shop);
  await seller.post('/upload', {}).refused(400);
  await seller.post('/upload', {}).refused(429);
});

test('an account may upload so many photos a day', async () => {
  shop = await startTestShop({ env: { LIMIT_PICTURES_PER_DAY: '1' } });
  const { seller, otherSeller } = await createUsers(shop);
  const upload = async ({ token }: typeof seller) => {
    const form = new FormData();
    form.set('image', new Blob(['no photo']), 'photo.jpg');
    const encoded = new Response(form);
    return shop.app.inject({
      method: 'POST',
      url: '/upload',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        authorization: `bearer ${token}`,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  expect((await upload(seller)).statusCode).toBe(400);
  const refused = await upload(seller);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(
    'You can upload up to 1 photos a day. Please come back in 24 hours.',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  expect((await upload(otherSeller)).statusCode).toBe(400);
});

test('a shop opens while its Redis is away, and counts for itself', async () => {
  shop = await startTestShop({ env: { LIMIT_TOKENS: '1', LIMIT_ACCOUNT_CONNECTIONS: '1' } });
  const redis = { url: `redis://127.0.0.1:${await freePort()}`, prefix: 'shop:' };
  const limits = await openLimits({ ...shop.config, redis }, shop.database.connection, shop.log);
  onTestFinished(() => limits.close());
  await limits.spend('tokens', 'somebody');
  await expect(limits.spend('tokens', 'somebody')).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  const free = await limits.hold('account', 'somebody');
  expect(await limits.hold('account', 'somebody')).toBeNull();
  free?.();
  expect(await limits.hold('account', 'somebody')).not.toBeNull();
});
