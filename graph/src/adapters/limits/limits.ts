import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import { Refusal } from '../../shared/refusal.ts';

/** What is counted, each by itself. */
export type Limited = keyof Config['limits'];

/** Counts what callers do, and refuses what is too much. */
export type Limits = {
  /**
   * Counts one act of a caller.
   * @param caller an account's id or an address
   * @throws Refusal `too-many-requests` once the minute's allowance is used up
   */
  spend(what: Limited, caller: string): Promise<void>;
  close(): Promise<void>;
};

const seconds = 60;

type Settings = Pick<Config, 'limits' | 'redisUrl'>;

/**
 * Opens the counters of the costly acts, shared by all processes of the shop in Redis if there is one,
 * else in the database. Requests as such are counted by each process for itself: that limit shields the
 * process, and must not cost a write on every read.
 * @throws an error that names `REDIS_URL` when no Redis answers there
 */
export async function openLimits(
  { limits, redisUrl }: Settings,
  connection: Connection,
): Promise<Limits> {
  const redis = redisUrl ? await connectRedis(redisUrl) : null;
  const shared = (what: Limited): RateLimiterStoreAbstract => {
    const options = { keyPrefix: what, points: limits[what], duration: seconds };
    return redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          // While Redis is away each process counts for itself.
          insuranceLimiter: new RateLimiterMemory(options),
        })
      : new RateLimiterMongo({
          ...options,
          storeClient: connection.db,
          tableName: 'limits',
          // The model of this collection makes them.
          disableIndexesCreation: true,
        });
  };
  const counters = {
    tokens: shared('tokens'),
    signUps: shared('signUps'),
    payments: shared('payments'),
    uploads: shared('uploads'),
    requests: new RateLimiterMemory({ points: limits.requests, duration: seconds }),
  };
  return {
    spend: async (what, caller) => {
      try {
        await counters[what].consume(caller);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    close: async () => redis?.disconnect(),
  };
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) => {
  const wait = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refusal('too-many-requests', `Too many requests. Please wait ${wait} seconds.`, {
    retryAfter: wait,
  });
};

async function connectRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
  });
  let reason: Error | null = null;
  redis.on('error', (error: Error) => {
    reason = error;
  });
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    const why = reason ?? error;
    throw new Error(
      `REDIS_URL: no Redis answers there (${why instanceof Error ? why.message : why}); start it, or leave REDIS_URL empty to count in the database.`,
      { cause: error },
    );
  }
}
