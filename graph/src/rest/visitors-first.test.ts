import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRoutes } from './router.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

test('visitors with any body are asked to sign in', async () => {
  const answers = new Map<string, number>();
  for (const { bearer, method, url } of restRoutes()) {
    if (!bearer || method === 'GET') continue;
    const { statusCode } = await shop.app.inject({
      method,
      url: url.replace(/:\w+/g, 'x'),
      headers: { 'content-type': 'application/json' },
      payload: '{"broken":',
    });
    if (statusCode !== 401) answers.set(`${method} ${url}`, statusCode);
  }
  expect(Object.fromEntries(answers)).toEqual({});
});
