import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Shop } from '../context/shop.ts';
import { registerHealth } from './health.ts';

const answers = async () => undefined;
const fails = async () => {
  throw new Error('no database');
};

async function statusOf(path: string, ping: () => Promise<void>, ready: () => Promise<void>) {
  const app = fastify();
  registerHealth(app, { database: { ping }, search: { ready } } as Pick<
    Shop,
    'database' | 'search'
  >);
  const { statusCode, body } = await app.inject(path);
  await app.close();
  return [statusCode, JSON.parse(body).status];
}

test('the process is alive whatever it needs', async () => {
  expect(await statusOf('/healthz', fails, fails)).toEqual([200, 'ok']);
});

test('the shop is ready once database and searches answer', async () => {
  expect(await statusOf('/readyz', answers, answers)).toEqual([200, 'ready']);
  expect(await statusOf('/readyz', fails, answers)).toEqual([503, 'database unreachable']);
  expect(await statusOf('/readyz', answers, fails)).toEqual([503, 'reading products']);
  const never = () => new Promise<void>(() => undefined);
  expect(await statusOf('/readyz', answers, never)).toEqual([503, 'reading products']);
});
