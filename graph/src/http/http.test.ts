import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentPolicy } from './content-security-policy.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { CORS_ORIGINS: 'https://front.example' } });
});
afterAll(() => shop.close());

describe('REST answers', () => {
  test('a mistake in a body names the field', async () => {
    const { admin } = await createUsers(shop);
    const answer = await admin.post('/addCategory', { title: 'Benches' }).refused(400);
    expect(answer).toMatchObject({
      success: false,
      message: 'Description is required.',
      field: 'body',
      code: 'invalid',
    });
  });

  test('no cache on the way gives one account what another has asked, or what a visitor has', async () => {
    const { seller, buyer, visitor } = await createUsers(shop);
    for (let posted = 0; posted < 4; posted += 1) await seller.addProduct(aProduct());
    const headersOf = async (caller: typeof visitor, url: string) =>
      (await caller.send({ method: 'GET', url, headers: { 'accept-encoding': 'br' } })).headers;
    for (const url of ['/products', '/bookingProducts']) {
      expect(await headersOf(buyer, url)).toMatchObject({ 'cache-control': 'no-store' });
    }
    const query = {
      method: 'GET',
      url: '/graphql?query={me{id}}',
      headers: { 'apollo-require-preflight': '1' },
    } as const;
    expect((await buyer.send(query)).headers).toMatchObject({ 'cache-control': 'no-store' });
    // The second answer comes from the cache.
    for (const _time of [1, 2]) {
      const { vary, 'content-encoding': encoding } = await headersOf(visitor, '/products');
      expect(encoding).toBe('br');
      expect(String(vary).toLowerCase().split(/, ?/).toSorted()).toEqual([
        'accept-encoding',
        'authorization',
        'origin',
      ]);
    }
  });

  test('an operator in the place of a text is a mistake, not a query', async () => {
    const { buyer } = await createUsers(shop);
    await buyer.post('/addBookingList', { productId: { $ne: null } }).refused(400);
    await buyer.delete('/deleteWishProduct?id[$ne]=1').refused(400);
    await buyer.get('/product/%7B%22$ne%22:1%7D').refused(404);
  });

  test('a request labelled JSON may have no body', async () => {
    const { seller } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct());
    const response = await seller.send({
      method: 'DELETE',
      url: `/deleteProduct?id=${bench.id}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.json()).toEqual({
      success: true,
      message: `${bench.productName} deleted successfully`,
    });
  });

  test.each([
    ['text/plain', '{"email":"a@b.c"}', 415],
    ['application/x-www-form-urlencoded', 'email=a', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '{"__proto__":{"role":"admin"}}', 400],
    ['application/json', `{"email":"${'a'.repeat(300_000)}"}`, 413],
  ])('a body that is %s can be refused: %#', async (type, payload, status) => {
    const response = await apiClient(shop, null).send({
      method: 'POST',
      url: '/getToken',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('an address that cannot be decoded is a mistake', async () => {
    const response = await apiClient(shop, null).send({ method: 'GET', url: '/product/%E0%A4%A' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false });
  });

  test.each([
    ['PUT', '/products', 'GET, HEAD'],
    ['GET', '/addProduct', 'POST'],
    ['DELETE', '/product/1?a=b', 'GET, HEAD'],
    ['PATCH', '/upload', 'POST'],
    ['TRACE', '/graphql', 'GET, HEAD, POST'],
    ['QUERY', '/users', 'GET, HEAD'],
  ])('%s %s is answered 405 with the methods that the path has', async (method, url, allowed) => {
    const response = await shop.app.inject({ method: method as 'GET', url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allowed);
    expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('an unknown path is answered 404 for any method', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await shop.app.inject({ method, url: '/nothing' })).statusCode).toBe(404);
    }
  });

  test('pages of products are linked, and together hold each product once', async () => {
    const { seller, visitor } = await createUsers(shop);
    const posted = new Set<string>();
    for (let i = 0; i < 5; i += 1) posted.add((await seller.addProduct(aProduct())).id);
    const seen: string[] = [];
    let next: string | undefined = '/products?limit=2';
    while (next) {
      const response = await visitor.send({ method: 'GET', url: next });
      for (const { _id } of response.json<{ _id: string }[]>()) seen.push(_id);
      next = /<(.+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([...posted]));
    expect(seen).toEqual(seen.toSorted().reverse());
  });
});

describe('the start page', () => {
  test('a client of the API gets JSON, with a Vary header since browsers get HTML', async () => {
    const response = await apiClient(shop, null).send({ method: 'GET', url: '/' });
    expect(response.json()).toEqual({ success: true, message: 'Fitness Zone is running' });
    expect(response.headers.vary).toMatch(/accept\b/i);
  });

  test('the documentation describes every documented path', async () => {
    const { paths, openapi } = (await apiClient(shop, null).get('/openapi.json')) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/products', '/product/{id}', '/category/{id}', '/addProduct']),
    );
    const page = await apiClient(shop, null).send({ method: 'GET', url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });

  test('without introspection, as in production, there is no documentation', async () => {
    const environments = [
      { INTROSPECTION: 'false' },
      { NODE_ENV: 'production', EMBEDDED: 'true', JWT_SECRET: 'x'.repeat(32) },
    ];
    for (const env of environments) {
      const closed = await startTestShop({ env });
      onTestFinished(() => closed.close());
      for (const url of [
        '/openapi.json',
        '/docs',
        '/docs/',
        '/docs/json',
        '/docs/yaml',
        '/altair',
        '/developers',
        '/developers/sandbox.js',
        '/schema.graphql',
      ]) {
        expect((await closed.app.inject(url)).statusCode, url).toBe(404);
      }
    }
    const env = { NODE_ENV: 'production', EMBEDDED: 'true', INTROSPECTION: 'true' };
    const open = await startTestShop({ env });
    onTestFinished(() => open.close());
    expect((await open.app.inject('/openapi.json')).statusCode).toBe(200);
  });
});

describe('text', () => {
  test.each([
    '/robots.txt',
    '/sitemap.xml',
    '/config.json',
    '/products',
    '/products.nonsense',
    '/altair/start.js',
    '/developers/sandbox.js',
    '/schema.graphql',
    '/openapi.json',
    '/metrics',
  ])('%s names its charset', async (url) => {
    const { headers } = await shop.app.inject({ url, headers: { host: 'localhost:4000' } });
    expect(headers['content-type']).toMatch(/; ?charset=utf-8$/);
  });

  test.each(['/', '/pages', '/nonsense', '/graphql', '/docs', '/altair', '/developers'])(
    'the page %s names its charset',
    async (url) => {
      const response = await shop.app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.headers['content-type']).toMatch(/; ?charset=utf-8$/);
    },
  );
});

describe('headers', () => {
  test('answers carry a strict policy that names the configured providers and no others', async () => {
    const { headers } = await apiClient(shop, null).send({ method: 'GET', url: '/healthz' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' https://apis.google.com");
    expect(policy).toContain(
      `${shop.cards.browser.mode === 'sandbox' ? shop.cards.browser.url : ''}`,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  test('a page may show pictures of the shop and of its image host, and of no other site', async () => {
    const { headers } = await apiClient(shop, null).send({ method: 'GET', url: '/healthz' });
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      "img-src 'self' data: blob:",
    );
    const hosted = contentPolicy({
      publicUrl: 'https://shop.example',
      pictures: ['https://i.ibb.co'],
      identity: shop.identity.browser,
      cards: shop.cards.browser,
    });
    expect(hosted['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://i.ibb.co']);
    expect(hosted).toHaveProperty('upgrade-insecure-requests');
  });

  test('origins that the configuration names may call, others may not', async () => {
    const preflight = (origin: string) =>
      apiClient(shop, null).send({
        method: 'OPTIONS',
        url: '/deleteProduct',
        headers: { origin, 'access-control-request-method': 'DELETE' },
      });
    const welcome = await preflight('https://front.example');
    expect(welcome.headers['access-control-allow-origin']).toBe('https://front.example');
    expect(welcome.headers['access-control-allow-methods']).toContain('DELETE');
    const stranger = await preflight('https://evil.example');
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('the log shows neither e-mails nor tokens', async () => {
  const { admin, buyer } = await createUsers(shop);
  await admin.patch(`/verifyUser?email=${encodeURIComponent(buyer.email)}`);
  await admin.patch(`/verifyUser?email=${buyer.email}`);
  shop.log.error({ err: new Error(`dup key: { email: "${buyer.email}" }`) }, 'a fault');
  shop.log.info({ authorization: `bearer ${buyer.token}`, idToken: buyer.token }, 'a slip');
  const log = shop.logs.join('');
  expect(log).toContain('/verifyUser');
  expect(log).not.toContain('example.com');
  expect(log).not.toContain(buyer.token ?? '');
});
