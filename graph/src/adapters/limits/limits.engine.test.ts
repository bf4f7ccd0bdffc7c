import { randomUUID } from 'node:crypto';
import { realRedis } from '@fitness-zone/testkit/shop/real-redis.ts';
import { startUnreliableProxy } from '@fitness-zone/testkit/shop/unreliable-proxy.ts';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { RedisSettings } from '../../config/redis.settings.ts';
import { type Limits, openLimits } from './limits.ts';

const redis = realRedis('limits.engine.test');
const engineTest = test.skipIf(redis.isMissing);

let opened: AsyncDisposableStack;
beforeEach(() => {
  opened = new AsyncDisposableStack();
});
afterEach(() => opened.disposeAsync());

/** The limits of one process: two token exchanges, two requests, and two live connections of an account. */
async function aProcess(settings: RedisSettings) {
  const { limits, connections } = readConfig({
    LIMIT_TOKENS: '2',
    LIMIT_REQUESTS: '2',
    LIMIT_ACCOUNT_CONNECTIONS: '2',
  });
  const config = { limits, connections, redis: settings };
  const opening = openLimits(config, createConnection(), pino({ level: 'silent' }));
  return opened.adopt(await opening, (one) => one.close());
}

/** Reads the processes' Redis directly. */
const directly = ({ url }: RedisSettings) =>
  opened.adopt(new Redis(url), (client) => client.disconnect());

/** A new caller's remaining exchanges after one at each process: 0 if the processes count together. */
async function leftAfterBoth(one: Limits, other: Limits): Promise<number> {
  const who = randomUUID();
  await one.spend('tokens', who);
  return (await other.spend('tokens', who)).remaining;
}

const tooMany = { code: 'too-many-requests' };

engineTest.each(['tokens', 'requests'] as const)(
  'processes count %s together, and two shops apart',
  async (what) => {
    const settings = redis.settings();
    const [one, other] = [await aProcess(settings), await aProcess(settings)];
    await one.spend(what, 'ann');
    expect(await other.spend(what, 'ann')).toMatchObject({ limit: 2, remaining: 0 });
    await expect(one.spend(what, 'ann')).rejects.toMatchObject(tooMany);
    await one.spend(what, 'bob');
    const outlet = await aProcess(redis.settings());
    await outlet.spend(what, 'ann');
    const keys = await directly(settings).keys(`${settings.prefix}*`);
    expect(keys.toSorted()).toEqual(
      ['ann', 'bob'].map((who) => `${settings.prefix}limits:${what}:${who}`),
    );
  },
);

engineTest('an account holds so many live connections at all processes together', async () => {
  const settings = redis.settings();
  const [one, other] = [await aProcess(settings), await aProcess(settings)];
  const free = await one.hold('account', 'ann');
  expect(await other.hold('account', 'ann')).not.toBeNull();
  expect(await one.hold('account', 'ann')).toBeNull();
  expect(await other.hold('account', 'ann')).toBeNull();
  expect(await one.hold('account', 'bob')).not.toBeNull();
  const outlet = await aProcess(redis.settings());
  expect(await outlet.hold('account', 'ann')).not.toBeNull();
  free?.();
  await expect.poll(() => other.hold('account', 'ann')).not.toBeNull();
});

engineTest("a killed process's connections expire", async () => {
  const settings = redis.settings();
  const one = await aProcess(settings);
  await one.hold('account', 'ann');
  const key = `${settings.prefix}holds:account:ann`;
  const client = directly(settings);
  const ttl = await client.pttl(key);
  expect(ttl).toBeGreaterThan(20_000);
  expect(ttl).toBeLessThanOrEqual(30_000);
  // Two places of a process that was killed half a minute ago.
  await client.zadd(key, Date.now() - 1, 'killed', Date.now() - 2, 'killed, too');
  expect(await one.hold('account', 'ann')).not.toBeNull();
  expect(await client.zcard(key)).toBe(2);
});

engineTest.each(['shut', 'freeze'] as const)(
  'while the way to Redis is %s, each process counts for itself; afterwards they count together',
  async (fault) => {
    const way = opened.adopt(await startUnreliableProxy(redis.port), (proxy) => proxy.close());
    const settings = redis.settings(way.port);
    const [one, other] = [await aProcess(settings), await aProcess(settings)];
    way[fault]();
    for (const limits of [one, other]) {
      await limits.spend('tokens', 'ann');
      await limits.spend('tokens', 'ann');
      await expect(limits.spend('tokens', 'ann')).rejects.toMatchObject(tooMany);
      await limits.hold('account', 'ann');
      await limits.hold('account', 'ann');
      expect(await limits.hold('account', 'ann')).toBeNull();
    }
    const began = performance.now();
    await one.spend('tokens', 'bob');
    expect(performance.now() - began).toBeLessThan(500);
    way.open();
    await expect.poll(() => leftAfterBoth(one, other)).toBe(0);
    // Connections opened meanwhile are renewed, and count for all processes.
    const third = await aProcess(settings);
    const counted = () => directly(settings).zcard(`${settings.prefix}holds:account:ann`);
    await expect.poll(counted).toBe(4);
    expect(await third.hold('account', 'ann')).toBeNull();
  },
);

engineTest.each([200, 2_000])(
  'while Redis answers after %i ms nobody waits for it; afterwards processes count together again',
  async (delayMs) => {
    const way = opened.adopt(await startUnreliableProxy(redis.port), (proxy) => proxy.close());
    const settings = redis.settings(way.port);
    const [one, other] = [await aProcess(settings), await aProcess(settings)];
    way.delay(delayMs);
    const began = performance.now();
    for (let index = 0; index < 20; index += 1) {
      await one.spend('tokens', `ann ${index}`);
      (await one.hold('account', `ann ${index}`))?.();
    }
    await one.spend('tokens', 'ann 0');
    await expect(one.spend('tokens', 'ann 0')).rejects.toMatchObject(tooMany);
    expect(performance.now() - began).toBeLessThan(10 * 200);
    way.delay(0);
    await expect.poll(() => leftAfterBoth(one, other)).toBe(0);
  },
);
