import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { ClockError } from '../adapters/database/clock.ts';
import type { Shop } from '../context/shop.ts';
import { Refusal } from '../shared/refusals/refusal.ts';
import { registerHealth } from './health.ts';

const answers = async () => undefined;
const fails = async () => {
  throw new Error('no database');
};

async function statusOf(
  path: string,
  ping: () => Promise<void>,
  check: () => Promise<void>,
  stopping = new AbortController(),
) {
  const app = fastify();
  registerHealth(app, { database: { ping }, searchIndex: { check }, stopping } as Pick<
    Shop,
    'database' | 'searchIndex' | 'stopping'
  >);
  const { statusCode, body } = await app.inject(path);
  await app.close();
  return [statusCode, JSON.parse(body).status];
}

test('the process is alive even if its services are down', async () => {
  expect(await statusOf('/healthz', fails, fails)).toEqual([200, 'ok']);
});

test('the shop is ready once database and searches answer', async () => {
  expect(await statusOf('/readyz', answers, answers)).toEqual([200, 'ready']);
  expect(await statusOf('/readyz', fails, answers)).toEqual([503, 'database unreachable']);
  const differs = async () => {
    throw new ClockError(60_000);
  };
  const apart = [503, 'clock differs from the database'];
  expect(await statusOf('/readyz', differs, answers)).toEqual(apart);
  expect(await statusOf('/readyz', answers, fails)).toEqual([503, 'reading products']);
  const down = async () => {
    throw new Refusal('unavailable', 'Search is down.');
  };
  expect(await statusOf('/readyz', answers, down)).toEqual([200, 'ready']);
  const never = () => new Promise<void>(() => undefined);
  expect(await statusOf('/readyz', answers, never)).toEqual([503, 'reading products']);
});

test('a process that is about to stop is alive, but not ready', async () => {
  const stopping = new AbortController();
  stopping.abort();
  expect(await statusOf('/readyz', answers, answers, stopping)).toEqual([503, 'stopping']);
  expect(await statusOf('/healthz', answers, answers, stopping)).toEqual([200, 'ok']);
});
