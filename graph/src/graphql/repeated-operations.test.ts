import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const { seller } = await createUsers(shop);
  for (let index = 0; index < 5; index += 1) await seller.addProduct(aProduct());
});
afterAll(() => shop.close());

const fiftyTimes = Array.from({ length: 50 });
// An invalid token makes the caller a visitor whose answers aren't cached.
const headers = { authorization: 'bearer junk' };

const ask = (query: string, variables: Record<string, unknown>) =>
  apiClient(shop, null).send({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  });

const skipped =
  'query ($a: Boolean!) { categories { id } categories @skip(if: $a) { ...G } } fragment G on Category { products(first: 100) { edges { node { id category { products(first: 100) { edges { node { id productName body category { title } } } } } } } } }';
const paged = (directive: string) =>
  `query ($with: Boolean = true, $n: Int! = 2) { products(first: $n) { ...P ${directive} totalCount } } fragment P on ProductConnection { edges { node { id ... @include(if: $with) { productName } } } }`;

test.each<[string, Record<string, unknown>, number]>([
  [skipped, { a: true }, 200],
  [skipped, { a: false }, 413],
  [paged('@skip(if: $with)'), {}, 200],
  [paged('@skip(if: $with)'), { with: false, n: 1 }, 200],
  [paged('@include(if: $with)'), {}, 200],
  [paged('@include(if: $with)'), { with: null }, 400],
  [paged(''), { n: null }, 400],
  [paged(''), { n: [] }, 400],
  [paged(''), { n: 101 }, 400],
  ['query ($f: ProductFilter) { products(filter: $f) { totalCount } }', { f: [] }, 400],
  [
    'query ($constructor: Boolean!) { categories @skip(if: $constructor) { id } }',
    { constructor: null },
    400,
  ],
  ['query ($toString: Int) { products(first: $toString) { totalCount } }', {}, 200],
])('%s with %j is answered the same 50 times', async (query, variables, status) => {
  const first = await ask(query, variables);
  expect({ status: first.statusCode, body: first.body }).toMatchObject({ status });
  for (const _time of fiftyTimes) {
    const { statusCode, body } = await ask(query, variables);
    expect({ statusCode, body }).toEqual({ statusCode: status, body: first.body });
  }
});
