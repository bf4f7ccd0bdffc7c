import type { Change } from '@fitness-zone/contract/changes.ts';
import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { startRedisStandIn } from '@fitness-zone/testkit/shop/redis-stand-in.ts';
import { createConnection } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockToleranceMs } from '../../shared/clock-tolerance.ts';
import { openEvents } from './open-events.ts';

let redis: Awaited<ReturnType<typeof startRedisStandIn>>;
let open: AsyncDisposableStack;
beforeEach(async () => {
  open = new AsyncDisposableStack();
  redis = open.adopt(await startRedisStandIn(), (server) => server.close());
});
afterEach(() => open.disposeAsync());

/** A process of a shop, as far as changes go. */
async function aProcess() {
  const config = { redisUrl: redis.url, mongodbUri: null };
  const log = pino({ level: 'silent' });
  const told: (Change | null)[] = [];
  const onOtherChange = (change: Change | null) => void told.push(change);
  const given = { connection: createConnection(), log, onOtherChange };
  const { events, close } = await openEvents(config, given);
  open.defer(close);
  return { events, told, received: listenTo(events) };
}

/** Two processes, each of which has received a change of the other. */
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

test('a change of another process is told before anybody hears it, an own one is not', async () => {
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
  await expect.poll(() => other.received).toEqual(['hello', 'meanwhile', 'afterwards']);
});

test('a process whose place is forgotten says that changes are missing, and goes on', async () => {
  const [one, other] = await twoProcesses();
  redis.cut();
  redis.forget();
  one.events.publish(aChange('after'));
  await expect.poll(() => other.received).toEqual(['hello', 'missing', 'after']);
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

test('a process begins while Redis is away', async () => {
  await redis.close();
  const { events } = await aProcess();
  expect(events.since(events.cursor())).toBeNull();
});

test('a process can stop while Redis is away', async () => {
  await twoProcesses();
  await redis.close();
  await open.disposeAsync();
});
