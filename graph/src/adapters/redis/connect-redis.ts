import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { RedisSettings } from '../../config/redis.settings.ts';

/** Redis counts as down if it doesn't answer for this long. */
const patienceMs = 1_000;
const mostBetweenTriesMs = 500;

/**
 * Connects to Redis, and reconnects whenever the connection ends. While Redis is down or doesn't answer, commands fail
 * at once instead of waiting. Every key gets the shop's prefix.
 * @param blockMs how long commands may wait for an answer on purpose
 */
export async function connectRedis(
  { url, prefix }: RedisSettings,
  log: FastifyBaseLogger,
  blockMs = 0,
): Promise<Redis> {
  // Loaded only here: the client costs memory that most shops do without.
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
    keyPrefix: prefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patienceMs,
    retryStrategy: (tries) => Math.min(50 * tries, mostBetweenTriesMs),
    socketTimeout: patienceMs + blockMs,
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis does not answer, and is tried again');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again');
    isAway = false;
  });
  // Waits so that the first commands don't fail. If Redis is down, the shop starts without it.
  await once(redis, 'ready', { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
  return redis;
}
