import { openOwnDatabase } from '@fitness-zone/testkit/shop/own-database.ts';
import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { realRedis } from '@fitness-zone/testkit/shop/real-redis.ts';
import { startUnreliableProxy } from '@fitness-zone/testkit/shop/unreliable-proxy.ts';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RedisSettings } from '../../config/redis.settings.ts';
import { openDatabase } from '../database/database.ts';
import { openEvents } from './open-events.ts';

const redis = realRedis('redis.relay.engine.test');
const engineTest = test.skipIf(redis.isMissing);

let opened: AsyncDisposableStack;
beforeEach(() => {
  opened = new AsyncDisposableStack();
});
afterEach(() => opened.disposeAsync());

/** Processes of one shop, on its own database. */
async function aShop(settings: RedisSettings) {
  const { uri: mongodbUri } = opened.adopt(await openOwnDatabase(), (one) => one.close());
  return {
    async startProcess() {
      const { connection, close: disconnect } = await openDatabase({ mongodbUri, dataDir: '' });
      opened.defer(disconnect);
      const log = pino({ level: 'silent' });
      const given = { connection, log, onOtherChange: () => {} };
      const { events, close } = await openEvents({ redis: settings, mongodbUri }, given);
      opened.defer(close);
      return { events, received: listenTo(events), connection };
    },
  };
}

engineTest('changes come once, in order, and not through the database', async () => {
  const shop = await aShop(redis.settings());
  const [one, other] = [await shop.startProcess(), await shop.startProcess()];
  const ids = Array.from({ length: 1200 }, (_, index) => String(index));
  for (const id of ids) one.events.publish(aChange(id));
  await expect.poll(() => other.received.length).toBe(ids.length);
  expect(other.received).toEqual(ids);
  expect(await one.connection.collection('changes').countDocuments()).toBe(0);
});

engineTest("two shops on one Redis don't hear each other", async () => {
  const [gym, outlet] = [await aShop(redis.settings()), await aShop(redis.settings())];
  const [one, other, stranger] = [
    await gym.startProcess(),
    await gym.startProcess(),
    await outlet.startProcess(),
  ];
  one.events.publish(aChange('a'));
  await expect.poll(() => other.received).toEqual(['a']);
  stranger.events.publish(aChange('b'));
  one.events.publish(aChange('c'));
  await expect.poll(() => other.received).toEqual(['a', 'c']);
  expect(stranger.received).toEqual(['b']);
});

engineTest('a process that begins knows what the others did before', async () => {
  const settings = redis.settings();
  const client = opened.adopt(new Redis(settings.url), (one) => one.disconnect());
  const aMinuteAgo = `${Date.now() - 60_000}-0`;
  await client.xadd(`${settings.prefix}changes`, aMinuteAgo, 'origin', 'an earlier process');
  const shop = await aShop(settings);
  const one = await shop.startProcess();
  const cursor = one.events.cursor();
  for (const id of ['a', 'b']) one.events.publish(aChange(id));
  // Waits until Redis has run for longer than clocks may differ.
  const known = async () => (await shop.startProcess()).events.since(cursor);
  await expect.poll(known, { interval: 1_000 }).toEqual([aChange('a'), aChange('b')]);
});

engineTest.each(['shut', 'freeze'] as const)(
  'nothing is missed when the way to Redis is %s, and Redis carries changes again afterwards',
  async (fault) => {
    const way = opened.adopt(await startUnreliableProxy(redis.port), (proxy) => proxy.close());
    const shop = await aShop(redis.settings(way.port));
    const [one, other] = [await shop.startProcess(), await shop.startProcess()];
    const stored = () => one.connection.collection('changes').countDocuments();
    one.events.publish(aChange('before'));
    await expect.poll(() => other.received).toEqual(['before']);
    way[fault]();
    for (const id of ['a', 'b']) one.events.publish(aChange(id));
    await expect.poll(() => other.received).toEqual(expect.arrayContaining(['a', 'b']));
    expect(await stored()).toBe(2);
    way.open();
    let sent = 0;
    const sentThroughRedis = async () => {
      const before = await stored();
      sent += 1;
      one.events.publish(aChange(`after ${sent}`));
      await expect.poll(() => other.received).toContain(`after ${sent}`);
      return (await stored()) === before;
    };
    await expect.poll(sentThroughRedis).toBe(true);
    expect(other.received).not.toContain('missing');
    await expect.poll(() => other.events.isCurrent()).toBe(true);
  },
);

engineTest.each([200, 2_000])(
  'nothing is missed while Redis answers after %i ms, and afterwards',
  async (delayMs) => {
    const way = opened.adopt(await startUnreliableProxy(redis.port), (proxy) => proxy.close());
    const shop = await aShop(redis.settings(way.port));
    const [one, other] = [await shop.startProcess(), await shop.startProcess()];
    one.events.publish(aChange('before'));
    await expect.poll(() => other.received).toEqual(['before']);
    way.delay(delayMs);
    for (const id of ['a', 'b']) one.events.publish(aChange(id));
    await expect.poll(() => other.received).toEqual(expect.arrayContaining(['a', 'b']));
    way.delay(0);
    one.events.publish(aChange('after'));
    await expect.poll(() => other.received).toContain('after');
    expect(other.received).not.toContain('missing');
    await expect.poll(() => other.events.isCurrent()).toBe(true);
  },
);
