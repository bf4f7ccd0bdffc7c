import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test, vi } from 'vitest';

const shop = await startTestShop();
afterAll(() => shop.close());

const newest = 'query Newest { products(first: 5) { edges { node { id productName phone } } } }';

async function ask(query: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { query },
  });
  return { body: answer.body, headers: answer.headers, status: answer.statusCode };
}

test('a visitor who asks the same again gets the same, headers included', async () => {
  const { seller } = await createUsers(shop);
  await seller.addProduct(aProduct());
  const [first, second] = [await ask(newest), await ask(newest)];
  // Each request counts, even if its answer is cached.
  const { date: _then, ratelimit: _left, ...headers } = first.headers;
  expect(second).toMatchObject({ body: first.body, status: 200, headers });
});

test('a request right after a change shows it', async () => {
  const { seller, admin } = await createUsers(shop);
  await ask(newest);
  const bench = await seller.addProduct(aProduct({ productName: 'A bench posted just now' }));
  expect((await ask(newest)).body).toContain('A bench posted just now');
  await seller.graphql('mutation D($id: ID!) { deleteProduct(id: $id) { success } }', {
    id: bench.id,
  });
  expect((await ask(newest)).body).not.toContain('A bench posted just now');

  const categories = '{ categories { title } }';
  await ask(categories);
  await admin.graphql(
    'mutation A($input: AddCategoryInput!) { addCategory(input: $input) { success message } }',
    { input: aCategory({ title: 'Added just now' }) },
  );
  expect((await ask(categories)).body).toContain('Added just now');
});

test('a compressed answer shows a change as soon as a plain one does', async () => {
  const { seller } = await createUsers(shop);
  const products = async () => {
    const answer = await shop.app.inject({
      url: '/products?limit=5',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    return brotliDecompressSync(answer.rawPayload).toString();
  };
  for (const number of [1, 2, 3]) {
    await seller.addProduct(aProduct({ productName: `Compressed ${number}` }));
    expect(await products()).toContain(`Compressed ${number}`);
  }
});

test('an answer that was under way during a change is not kept', async () => {
  const { seller } = await createUsers(shop);
  for (let round = 0; round < 20; round += 1) {
    const productName = `Posted in round ${round}`;
    const asked = Array.from({ length: 3 }, () => ask(newest));
    await seller.addProduct(aProduct({ productName }));
    await Promise.all(asked);
    expect((await ask(newest)).body).toContain(productName);
  }
});

test('a visitor’s list through REST is the same until something changes, with its headers', async () => {
  const { seller } = await createUsers(shop);
  for (const number of [1, 2, 3]) {
    await seller.addProduct(aProduct({ productName: `Listed ${number}`, phone: '5035550124' }));
  }
  const list = (headers = {}) => shop.app.inject({ url: '/products?limit=2', headers });
  const [first, second] = [await list(), await list()];
  expect(first.json()).toMatchObject([{ productName: 'Listed 3' }, { productName: 'Listed 2' }]);
  expect(second.body).toBe(first.body);
  const { date: _then, ratelimit: _left, ...headers } = first.headers;
  expect(headers).toHaveProperty('link');
  expect(second.headers).toMatchObject(headers);
  expect((await list({ authorization: `bearer ${seller.token}` })).body).toContain('5035550124');
  expect((await list()).body).not.toContain('5035550124');
  await seller.addProduct(aProduct({ productName: 'Listed just now' }));
  expect((await list()).json()).toMatchObject([{ productName: 'Listed just now' }, {}]);
});

test('signed-in people get their own answers', async () => {
  const { seller } = await createUsers(shop);
  await seller.addProduct(aProduct({ phone: '5035550123' }));
  expect((await ask(newest)).body).not.toContain('5035550123');
  const own = await ask(newest, { authorization: `bearer ${seller.token}` });
  expect(own.body).toContain('5035550123');
  expect((await ask(newest)).body).not.toContain('5035550123');
});

test('a refusal is worked out each time', async () => {
  const refused = '{ users(filter: { role: ADMIN }) { edges { node { id } } } }';
  const [first, second] = [await ask(refused), await ask(refused)];
  expect(first.body).toContain('errors');
  expect(second.body).toBe(first.body);
});

test('an answer of which a part failed is worked out again', async () => {
  const titles = '{ categories { title } __typename }';
  shop.cache.clear();
  vi.spyOn(shop.models.Category, 'find').mockImplementationOnce(() => {
    throw new Error('no answer');
  });
  expect((await ask(titles)).body).toContain('errors');
  expect((await ask(titles)).body).not.toContain('errors');
});

test('an answer is compressed as its visitor takes it, each time', async () => {
  const { seller } = await createUsers(shop);
  for (let i = 0; i < 20; i += 1) await seller.addProduct(aProduct());
  const query = '{ products(first: 20) { edges { node { id productName body } } } }';
  const payload = { query };
  const send = async (url: string, accepted: string) => {
    const headers = { 'accept-encoding': accepted };
    const given =
      url === '/graphql' ? ({ method: 'POST', url, headers, payload } as const) : { url, headers };
    const { rawPayload, headers: sent } = await shop.app.inject(given);
    return { bytes: rawPayload, encoding: sent['content-encoding'], vary: String(sent.vary) };
  };
  for (const url of ['/graphql', '/products?limit=20']) {
    const plain = await send(url, 'identity');
    expect(plain.encoding).toBeUndefined();
    for (let time = 0; time < 2; time += 1) {
      const br = await send(url, 'gzip, br');
      expect(br).toMatchObject({
        encoding: 'br',
        vary: expect.stringContaining('accept-encoding'),
      });
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
      const zipped = await send(url, 'gzip');
      expect(zipped.encoding).toBe('gzip');
      expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
      const preferred = await send(url, 'br;q=0, gzip;q=0.5');
      expect(preferred.encoding).toBe('gzip');
      expect(gunzipSync(preferred.bytes).equals(plain.bytes)).toBe(true);
    }
  }
});
