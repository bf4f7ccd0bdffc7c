import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';

/** What is counted, each by itself. */
export type Limited = keyof Config['limits'];

/** What a caller may still do until the allowance begins anew. */
export type Allowance = {
  /** Points of the whole allowance. */
  limit: number;
  /** Points that are left of it. */
  remaining: number;
  /** Seconds until it begins anew. */
  resetAfter: number;
};

/** Counts what callers do, and refuses what is too much. */
export type Limits = {
  /**
   * Counts what a caller does. What the allowance is left for is done whole, so that a large request is
   * answered once, not never.
   * @param caller an account's id or an address
   * @param points what it costs, 1 by default
   * @param own what the same act has cost before, which does not speak against it
   * @throws Refusal `too-many-requests` once the allowance is used up
   */
  spend(what: Limited, caller: string, points?: number, own?: number): Promise<Allowance>;
  close(): Promise<void>;
};

const aMinute = 60;
const aDay = 24 * 60 * 60;

type Settings = Pick<Config, 'limits' | 'redisUrl'>;

/**
 * Opens the counters of the costly acts, shared by all processes of the shop in Redis if there is one,
 * else in the database. What requests cost is counted by each process for itself: that limit shields
 * the process, and must not cost a write on every read. `spend` raises Refusal `too-many-requests`, and MongoError
 * when the database that counts does not answer; without Redis it goes on.
 * @throws an error that names `REDIS_URL` when no Redis answers there
 */
export async function openLimits(
  { limits, redisUrl }: Settings,
  connection: Connection,
): Promise<Limits> {
  const redis = redisUrl ? await connectRedis(redisUrl) : null;
  const shared = (what: Limited): RateLimiterStoreAbstract => {
    const duration = what === 'pictures' ? aDay : aMinute;
    const options = { keyPrefix: what, points: limits[what], duration };
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
    offers: shared('offers'),
    productChanges: shared('productChanges'),
    uploads: shared('uploads'),
    messages: shared('messages'),
    personalData: shared('personalData'),
    pictures: shared('pictures'),
    requests: new RateLimiterMemory({ points: limits.requests, duration: aMinute }),
  };
  return {
    spend: async (what, caller, points = 1, own = 0) => {
      const { consumedPoints, msBeforeNext } = await count(counters[what], caller, points);
      const limit = limits[what];
      const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
      if (consumedPoints - points - own >= limit) throw tooMany(what, limit, resetAfter);
      return { limit, remaining: Math.max(0, limit - consumedPoints), resetAfter };
    },
    close: async () => redis?.disconnect(),
  };
}

/** Adds to a caller's count, also where that is beyond the limit. */
async function count(
  counter: Pick<RateLimiterStoreAbstract, 'consume'>,
  caller: string,
  points: number,
): Promise<RateLimiterRes> {
  try {
    return await counter.consume(caller, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

const tooMany = (what: Limited, limit: number, wait: number) =>
  new Refusal(
    'too-many-requests',
    what === 'pictures'
      ? `At most ${limit} photos are taken of an account in a day. Please come back ${inHours(wait)}.`
      : `Too many requests. Please wait ${wait} seconds.`,
    { retryAfter: wait },
  );

function inHours(wait: number): string {
  const hours = Math.ceil(wait / 3600);
  return hours === 1 ? 'within the hour' : `in ${hours} hours`;
}

async function connectRedis(url: string): Promise<Redis> {
  // Loaded only here: the client costs memory that most shops do without.
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
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
