import type { Change } from '@fitness-zone/contract/changes.ts';
import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { startRedisStandIn } from '@fitness-zone/testkit/shop/redis-stand-in.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockToleranceMs } from '../../shared/clock-tolerance.ts';
import { openDatabase } from '../database/database.ts';
import { openEvents } from './open-events.ts';

let redis: Awaited<ReturnType<typeof startRedisStandIn>>;
let mongodbUri: string;
let open: AsyncDisposableStack;
beforeEach(async () => {
  open = new AsyncDisposableStack();
  mongodbUri = open.adopt(await openOwnDatabase(), (database) => database.close()).uri;
  redis = open.adopt(await startRedisStandIn(), (server) => server.close());
});
afterEach(() => open.disposeAsync());

/** One process of a shop: its events and the changes it received. */
async function aProcess() {
  const config = { redis: { url: redis.url, prefix: 'shop:' }, mongodbUri };
  const log = pino({ level: 'silent' });
  const { connection, close: disconnect } = await openDatabase({ mongodbUri, dataDir: '' });
  open.defer(disconnect);
  const told: (Change | null)[] = [];
  const onOtherChange = (change: Change | null) => void told.push(change);
  const given = { connection, log, onOtherChange };
  const { events, close } = await openEvents(config, given);
  open.defer(close);
  return { events, told, received: listenTo(events), close };
}

/** Two processes, after each received a change of the other. */
async function twoProcesses() {
  const [one, other] = await Promise.all([aProcess(), aProcess()]);
  await expect.poll(() => redis.readers()).toBe(2);
  one.events.publish(aChange('hello'));
  await expect.poll(() => other.received).toEqual(['hello']);
  return [one, other] as const;
}

test('a change of one process reaches the other once, in order', async () => {
  const [one, other] = await twoProcesses();
  for (const id of ['a', 'b', 'c']) one.events.publish(aChange(id));
  await expect.poll(() => other.received).toEqual(['hello', 'a', 'b', 'c']);
  other.events.publish(aChange('d'));
  await expect.poll(() => one.received).toEqual(['hello', 'a', 'b', 'c', 'd']);
});

test('another process’s change is reported before any listener receives it; an own change isn’t', async () => {
  const [one, other] = await twoProcesses();
  one.events.publish(aChange('b'));
  await expect.poll(() => other.received).toEqual(['hello', 'b']);
  expect(other.told).toEqual([aChange('hello'), aChange('b')]);
  expect(one.told).toEqual([]);
});

test('a process whose connection was cut has missed nothing', async () => {
  const [one, other] = await twoProcesses();
  redis.cut();
  redis.add(['origin', 'a third process', 'change', JSON.stringify(aChange('meanwhile'))]);
  one.events.publish(aChange('afterwards'));
  // The second change goes through the database, and may arrive first.
  const sorted = () => other.received.toSorted();
  await expect.poll(sorted).toEqual(['afterwards', 'hello', 'meanwhile']);
});

test('a process whose place is forgotten says that changes are missing, and goes on', async () => {
  const [one, other] = await twoProcesses();
  redis.cut();
  redis.forget();
  one.events.publish(aChange('after'));
  await expect.poll(() => other.received.toSorted()).toEqual(['after', 'hello', 'missing']);
});

test('a process that begins knows what others did before, as far as Redis proves it', async () => {
  const [one] = await twoProcesses();
  const cursor = String(Number(one.events.cursor()) + clockToleranceMs);
  expect((await aProcess()).events.since(cursor)).toBeNull();
  redis.runningFor(60);
  const later = await aProcess();
  const afterwards = String(Date.now() + clockToleranceMs);
  redis.add(['origin', 'a third process', 'change', JSON.stringify(aChange('next'))]);
  await expect.poll(() => later.received).toEqual(['next']);
  expect(later.events.since(afterwards)).toEqual([aChange('hello'), aChange('next')]);
  redis.forget();
  expect((await aProcess()).events.since(afterwards)).toBeNull();
});

test('while Redis is away, changes go through the database', async () => {
  const [one, other] = await twoProcesses();
  await redis.close();
  for (const id of ['a', 'b']) one.events.publish(aChange(id));
  await expect.poll(() => other.received).toEqual(['hello', 'a', 'b']);
});

test('while Redis takes commands and answers none, changes go through the database', async () => {
  const [one, other] = await twoProcesses();
  redis.silent(true);
  one.events.publish(aChange('a'));
  await expect.poll(() => other.received).toContain('a');
  one.events.publish(aChange('b'));
  await expect.poll(() => other.received).toContain('b');
  redis.silent(false);
  await expect.poll(() => redis.readers()).toBe(2);
  one.events.publish(aChange('c'));
  await expect.poll(() => other.received.at(-1)).toBe('c');
  expect(other.received).not.toContain('missing');
});

test('a process begins while Redis is away, and sends and receives changes', async () => {
  await redis.close();
  const [one, other] = [await aProcess(), await aProcess()];
  expect(one.events.since(one.events.cursor())).toBeNull();
  one.events.publish(aChange('a'));
  await expect.poll(() => other.received).toEqual(['a']);
});

test('a process that Redis kept out at its start says that changes are missing', async () => {
  await twoProcesses();
  redis.silent(true);
  const later = await aProcess();
  redis.add(['origin', 'a third process', 'change', JSON.stringify(aChange('meanwhile'))]);
  redis.silent(false);
  await expect.poll(() => later.received).toContain('missing');
});

test('a change that a stopping process could not send through Redis goes through the database', async () => {
  const [one, other] = await twoProcesses();
  redis.silent(true);
  one.events.publish(aChange('last'));
  await one.close();
  await expect.poll(() => other.received).toContain('last');
});

test('a process can stop while Redis is away', async () => {
  await twoProcesses();
  await redis.close();
  await open.disposeAsync();
});
