import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { PromptAnswers } from './prompt-answers.ts';

/** Milliseconds after which a killed process's places are free again. */
const leaseMs = 30_000;
const renewEveryMs = 10_000;

/** Removes the members whose lease has ended, then adds one unless the limit is reached. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;

/**
 * Counts the places that callers hold at the same time: in this process and, with Redis, in all of them. While Redis is
 * away or slow, each process counts on its own; the next renewal tells Redis about the places that it gave.
 */
export function openHolds(redis: Redis | null, inTime: PromptAnswers) {
  const held = new Map<string, Set<string>>();
  const nameOf = (key: string) => `holds:${key}`;

  /** In all processes, or in this one while Redis is away or slow. */
  const hasPlace = async (key: string, member: string, most: number) =>
    !redis ||
    inTime(
      redis.eval(takeScript, 1, nameOf(key), most, member, leaseMs).then((taken) => taken === 1),
      () => true,
    );

  async function renew(client: Redis): Promise<void> {
    if (held.size === 0) return;
    const [seconds] = await client.time();
    const end = Number(seconds) * 1000 + leaseMs;
    const renewals = client.pipeline();
    for (const [key, members] of held)
      renewals
        .zadd(nameOf(key), ...[...members].flatMap((member) => [end, member]))
        .pexpire(nameOf(key), leaseMs);
    await renewals.exec();
  }

  // The connection logs that Redis is away.
  const renewal = redis && setInterval(() => renew(redis).catch(() => undefined), renewEveryMs);

  return {
    /** @returns a function that frees the place; null if the caller has reached the limit */
    async hold(key: string, most: number): Promise<(() => void) | null> {
      const own = held.get(key) ?? new Set();
      if (own.size >= most) return null;
      const member = randomUUID();
      held.set(key, own.add(member));
      const free = () => {
        own.delete(member);
        if (own.size === 0) held.delete(key);
        // A place that isn't renewed expires.
        redis?.zrem(nameOf(key), member).catch(() => undefined);
      };
      if (await hasPlace(key, member, most)) return free;
      free();
      return null;
    },
    close: () => clearInterval(renewal ?? undefined),
  };
}
