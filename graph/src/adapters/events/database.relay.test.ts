import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@fitness-zone/contract/changes.ts';
import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Store, startStore } from '../../../embedded/mongo/store.ts';
import { clockToleranceMs } from '../../shared/clock-tolerance.ts';
import { maxRecentChanges } from '../../shared/events.ts';
import { openDatabase } from '../database/database.ts';
import type { SentMessage } from './changes.collection.ts';
import { openEvents } from './open-events.ts';

let open: AsyncDisposableStack;
beforeEach(() => {
  open = new AsyncDisposableStack();
});
afterEach(() => open.disposeAsync());

async function aStore(options: Parameters<typeof startStore>[0]): Promise<Store> {
  return open.adopt(await startStore(options), (store) => store.close());
}

/** One process of a shop: its events, its log, and the changes it received. */
async function aProcess(mongodbUri: string) {
  const database = await openDatabase({ mongodbUri, dataDir: '' });
  open.defer(() => database.close());
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => said.push(line) });
  const { connection } = database;
  const config = { mongodbUri, redis: null };
  const told: (Change | null)[] = [];
  const onOtherChange = (change: Change | null) => void told.push(change);
  const { events, close } = await openEvents(config, { connection, log, onOtherChange });
  open.defer(close);
  return { events, told, received: listenTo(events), said, connection };
}

/** Two processes on one database, after each received a change of the other. */
async function twoProcesses(uri: string) {
  const [one, other] = [await aProcess(uri), await aProcess(uri)];
  one.events.publish(aChange('hello'));
  await expect.poll(() => other.received).toEqual(['hello']);
  return [one, other] as const;
}

const aDatabase = async () =>
  open.adopt(await openOwnDatabase(), (database) => database.close()).uri;

test('a change of one process reaches the other once, in order and without delay', async () => {
  const [one, other] = await twoProcesses(await aDatabase());
  const many = Array.from({ length: 1200 }, (_, index) => String(index));
  for (const id of many) one.events.publish(aChange(id));
  await expect.poll(() => other.received.length).toBe(1 + many.length);
  expect(other.received).toEqual(['hello', ...many]);
  other.events.publish(aChange('back'));
  await expect.poll(() => one.received.at(-1)).toBe('back');
  expect(one.received).toEqual(['hello', ...many, 'back']);
});

test('the operator reads once which way they go', async () => {
  const [one, other] = await twoProcesses(await aDatabase());
  other.events.publish(aChange('back'));
  await expect.poll(() => one.received).toEqual(['hello', 'back']);
  for (const { said } of [one, other])
    expect(said).toEqual([expect.stringMatching(/by a change stream|has no change streams/)]);
});

test('another process’s change is reported before any listener receives it; an own change isn’t', async () => {
  const [one, other] = await twoProcesses(await aDatabase());
  const toldAtChange: number[] = [];
  other.events.listen(() => toldAtChange.push(other.told.length));
  one.events.publish(aChange('c'));
  await expect.poll(() => other.received).toEqual(['hello', 'c']);
  expect(other.told).toEqual([aChange('hello'), aChange('c')]);
  expect(toldAtChange).toEqual([2]);
  expect(one.told).toEqual([]);
});

test('a process that hears nothing of the others says so, until it does again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'relay-'));
  open.defer(() => rm(dataDir, { recursive: true }));
  const first = await aStore({ dataDir, listen: { port: 0 } });
  const { events } = await aProcess(first.uri);
  await expect.poll(() => events.isCurrent()).toBe(true);
  await first.close();
  await expect.poll(() => events.isCurrent()).toBe(false);
  await aStore({ dataDir, listen: { port: Number(new URL(first.uri).port) } });
  await expect.poll(() => events.isCurrent()).toBe(true);
});

test('a process that begins knows what the others did before', async () => {
  const uri = await aDatabase();
  const one = await aProcess(uri);
  const cursor = one.events.cursor();
  expect(one.events.since(cursor)).toEqual([]);
  for (const id of ['a', 'b']) one.events.publish(aChange(id));
  await expect.poll(() => one.connection.collection('changes').countDocuments()).toBe(2);
  const later = await aProcess(uri);
  expect(later.events.since(cursor)).toEqual([aChange('a'), aChange('b')]);
});

test('a new process only knows the newest of very many changes', async () => {
  const uri = await aDatabase();
  const one = await aProcess(uri);
  const cursor = one.events.cursor();
  const changes =
    one.connection.collection<Pick<SentMessage, 'origin' | 'sentAt' | 'change'>>('changes');
  const sentAt = Date.now() + clockToleranceMs;
  await changes.insertMany(
    Array.from({ length: maxRecentChanges + 1 }, (_, index) => ({
      origin: 'another process',
      sentAt: new Date(sentAt + index),
      change: aChange(String(index)),
    })),
  );
  const { events } = await aProcess(uri);
  expect(events.since(cursor)).toBeNull();
  expect(events.since(String(sentAt + 2 * clockToleranceMs))).toHaveLength(maxRecentChanges);
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
