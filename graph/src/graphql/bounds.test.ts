import { apiClient, type Json } from '@fitness-zone/testkit/api/api-client.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { getOperationAST, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../web/testing/generated/operations.ts';
import { boundRules, bounds } from './bounds.ts';
import { createSchema } from './schema.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const visitor = () => apiClient(shop, null);
const nested = (levels: number): string =>
  levels === 0
    ? 'title'
    : `products(first: 1) { edges { node { category { ${nested(levels - 1)} } } } }`;

test('every operation of the web application stays within the bounds', async () => {
  expect(operations.length).toBeGreaterThan(20);
  const schema = createSchema();
  const complaints = operations.flatMap((document) =>
    validate(schema, document, boundRules).map(
      (error) => `${getOperationAST(document)?.name?.value}: ${error.message}`,
    ),
  );
  expect(complaints).toEqual([]);
});

describe('an operation is refused before it runs', () => {
  test.each([
    ['nests too deeply', `{ categories { ${nested(4)} } }`],
    ['has too many aliases', `{ ${repeat(bounds.aliases + 1, (i) => `a${i}: me { id }`)} }`],
    [
      'has too many directives',
      `{ ${repeat(bounds.directives + 1, () => '__typename @include(if: true)')} }`,
    ],
    ['has too many words', `{ ${repeat(bounds.tokens, (i) => `f${i}`)} }`],
  ])('when it %s', async (_what, query) => {
    const response = await visitor().send({ method: 'POST', url: '/graphql', payload: { query } });
    expect(response.statusCode).toBe(400);
    expect(response.body).toMatch(/exceeded|more that/);
  });

  test('when pages within lists multiply to too much', async () => {
    await visitor()
      .graphql('{ categories { products(first: 100) { edges { node { id productName } } } } }')
      .refused('too-large');
    await visitor()
      .graphql('query ($n: Int!) { categories { products(first: $n) { totalCount } } }', { n: 100 })
      .refused('too-large');
  });

  test('when it comes in a batch', async () => {
    const payload = [{ query: '{ __typename }' }, { query: '{ __typename }' }];
    const response = await visitor().send({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(400);
  });

  test('when a form of another site could have sent it', async () => {
    const query = encodeURIComponent('{ __typename }');
    const plain = await visitor().send({ method: 'GET', url: `/graphql?query=${query}` });
    expect(plain.statusCode).toBe(400);
    expect(plain.json().errors[0].message).toContain('apollo-require-preflight: true');
    const headers = { 'apollo-require-preflight': 'true' };
    const asked = await visitor().send({ method: 'GET', url: `/graphql?query=${query}`, headers });
    expect(asked.json()).toEqual({ data: { __typename: 'Query' } });
  });

  test('when it asks for the schema and the shop keeps it to itself', async () => {
    const closed = await startTestShop({ env: { INTROSPECTION: 'false' } });
    const question = '{ __schema { types { name } } }';
    await apiClient(closed, null).graphql(question).refused('GRAPHQL_VALIDATION_FAILED');
    const filtered = 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }';
    const guesses: [query: string, variables?: Json][] = [
      ['{ m }'],
      ['{ products(filtr: {}) { totalCount } }'],
      ['{ products(filter: { minPrise: 1 }) { totalCount } }'],
      ['{ products(filter: { conditions: [GOD] }) { totalCount } }'],
      ['query ($filter: ProdctFilter) { products(filter: $filter) { totalCount } }', {}],
      [filtered, { filter: { minPrise: 1 } }],
      [filtered, { filter: { conditions: ['GOD'] } }],
      [filtered, { filter: { conditions: ['GOD'], minPrise: 1, textt: 'a' } }],
    ];
    for (const [query, variables] of guesses) {
      const hidden = await apiClient(closed, null).graphql(query, variables).settled();
      expect(hidden.transcript).toContain('errors');
      expect(hidden.transcript, query).not.toMatch(/did you mean/i);
      const shown = await visitor().graphql(query, variables).settled();
      expect(shown.transcript, query).toContain('Did you mean');
    }
    const page = { method: 'GET', url: '/graphql', headers: { accept: 'text/html' } } as const;
    expect((await apiClient(closed, null).send(page)).body).not.toContain('sandbox');
    expect((await apiClient(closed, null).send({ method: 'GET', url: '/altair' })).statusCode).toBe(
      404,
    );
    await closed.close();
    await visitor().graphql(question);
  });
});

test('a page as large as allowed with all that a card shows is allowed', async () => {
  await visitor().graphql(`{
    products(first: 100) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { cursor node {
        id productName body inStock condition yearsOfUsedProduct sellerName location postedTime
        image { url width height srcSet color }
        originalPrice { amount currency formatted } resalePrice { amount currency formatted }
        category { id title } seller { id name image { url } }
        viewerHasBooked viewerHasWished viewerCanBuy viewerCanDelete viewerCanAdvertise
      } }
    }
    categories { id title body availableCount image { url width height srcSet color } }
  }`);
});

test('an answer says what the operation costs, when asked', async () => {
  const query = '{ products(first: 10) { edges { node { id productName } } } }';
  const ask = (headers: Record<string, string>) =>
    visitor().send({ method: 'POST', url: '/graphql', payload: { query }, headers });
  expect((await ask({})).json()).not.toHaveProperty('extensions');
  for (const _again of [1, 2]) {
    const response = await ask({ 'x-query-cost': '1' });
    expect(response.json().extensions).toEqual({ cost: 100 });
    expect(response.headers['x-query-cost']).toBe('100');
  }
  expect((await ask({})).json()).not.toHaveProperty('extensions');
});

test('a browser finds Apollo Sandbox at /graphql, and an offline explorer at its own address', async () => {
  const accept = { accept: 'text/html' };
  const sandbox = await visitor().send({ method: 'GET', url: '/graphql', headers: accept });
  expect(sandbox.body).toContain('embeddable-sandbox');
  const policy = String(sandbox.headers['content-security-policy']);
  expect(policy).toContain('https://*.cdn.apollographql.com');
  expect(policy).toContain('https://*.embed.apollographql.com');
  const explorer = await visitor().send({ method: 'GET', url: '/altair', headers: accept });
  expect(explorer.statusCode).toBe(200);
  expect(explorer.body).toContain('Altair');
  const script = /src="([^"]+\.js)"/.exec(explorer.body)?.[1] ?? '';
  const asset = await visitor().send({ method: 'GET', url: `/altair/${script}` });
  expect(asset.statusCode).toBe(200);
});

function repeat(times: number, one: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => one(index)).join(' ');
}
