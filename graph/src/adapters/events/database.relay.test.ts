import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Store, startStore } from '../../../embedded/mongo/store.ts';
import { namedDatabase } from '../../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { openEvents } from './open-events.ts';

let open: AsyncDisposableStack;
beforeEach(() => {
  open = new AsyncDisposableStack();
});
afterEach(() => open.disposeAsync());

async function aStore(options: Parameters<typeof startStore>[0]): Promise<Store> {
  return open.adopt(await startStore(options), (store) => store.close());
}

/** A process of a shop, as far as changes go, and what it says of their way. */
async function aProcess(mongodbUri: string, dbName: string) {
  const database = await openDatabase({ mongodbUri, dataDir: '' }, { dbName });
  open.defer(() => database.close());
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => said.push(line) });
  const { connection } = database;
  const { events, close } = await openEvents({ mongodbUri, redisUrl: null }, connection, log);
  open.defer(close);
  return { events, received: listenTo(events), said, connection };
}

/** Two processes on one database, each of which has received a change of the other. */
async function twoProcesses(uri: string) {
  const name = `test-${crypto.randomUUID()}`;
  const [one, other] = [await aProcess(uri, name), await aProcess(uri, name)];
  one.events.publish(aChange('hello'));
  await expect.poll(() => other.received).toEqual(['hello']);
  return [one, other] as const;
}

const someDatabase = async () => namedDatabase() ?? (await aStore({ file: ':memory:' })).uri;

test('a change of one process reaches the other once, in order and without delay', async () => {
  const [one, other] = await twoProcesses(await someDatabase());
  const many = Array.from({ length: 1200 }, (_, index) => String(index));
  for (const id of many) one.events.publish(aChange(id));
  await expect.poll(() => other.received.length).toBe(1 + many.length);
  expect(other.received).toEqual(['hello', ...many]);
  other.events.publish(aChange('back'));
  await expect.poll(() => one.received.at(-1)).toBe('back');
  expect(one.received).toEqual(['hello', ...many, 'back']);
});

test('the operator reads once which way they go', async () => {
  const [one, other] = await twoProcesses(await someDatabase());
  other.events.publish(aChange('back'));
  await expect.poll(() => one.received).toEqual(['hello', 'back']);
  for (const { said } of [one, other])
    expect(said).toEqual([expect.stringMatching(/by a change stream|has no change streams/)]);
});

test('a change published while the database is unreachable is delivered after it returns', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-'));
  open.defer(() => rm(dataDir, { recursive: true }));
  const first = await aStore({ dataDir, listen: { port: 0 } });
  const [one, other] = await twoProcesses(first.uri);
  await first.close();
  one.events.publish(aChange('meanwhile'));
  await expect.poll(() => one.said.join()).toContain('not sent');
  await aStore({ dataDir, listen: { port: Number(new URL(first.uri).port) } });
  await expect.poll(() => other.received).toEqual(['hello', 'meanwhile']);
});
