import { aChange, listenTo } from '@fitness-zone/testkit/shop/product-changes.ts';
import { startRedisStandIn } from '@fitness-zone/testkit/shop/redis-stand-in.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEvents } from '../../shared/events.ts';
import { redisRelay } from './redis.relay.ts';

let redis: Awaited<ReturnType<typeof startRedisStandIn>>;
let open: AsyncDisposableStack;
beforeEach(async () => {
  open = new AsyncDisposableStack();
  redis = open.adopt(await startRedisStandIn(), (server) => server.close());
});
afterEach(() => open.disposeAsync());

/** A process of a shop, as far as changes go. */
function aProcess() {
  const relay = redisRelay(redis.url, pino({ level: 'silent' }));
  open.defer(() => relay.close());
  const events = createEvents(relay);
  return { events, received: listenTo(events) };
}

/** Two processes, each of which has received a change of the other. */
async function twoProcesses() {
  const [one, other] = [aProcess(), aProcess()];
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

test('a process can stop while Redis is away', async () => {
  await twoProcesses();
  await redis.close();
  await open.disposeAsync();
});
