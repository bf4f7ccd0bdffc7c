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

/** Kinds of acts, each counted separately. */
export type Limited = keyof Config['limits'];

/** The rest of a caller's allowance until it resets. */
export type Allowance = {
  /** Points of the whole allowance. */
  limit: number;
  /** Points that are left of it. */
  remaining: number;
  /** Seconds until the allowance resets. */
  resetAfter: number;
};

/** Counts what callers do, and refuses what is too much. */
export type Limits = {
  /**
   * Counts a caller's acts. An act that starts within the allowance is carried out in full, so that a large request
   * is answered once, not never.
   * @param caller an account's id or an address
   * @param points its cost, 1 by default
   * @param own earlier cost of the same act, which isn't held against it
   * @throws Refusal `too-many-requests` once the allowance is used up
   */
  spend(what: Limited, caller: string, points?: number, own?: number): Promise<Allowance>;
  close(): Promise<void>;
};

const aMinute = 60;
const aDay = 24 * 60 * 60;

type Settings = Pick<Config, 'limits' | 'redisUrl'>;

/**
 * Opens the counters of costly acts, shared by all processes in Redis, if there is one, or in the database. The cost
 * of requests, and searches for places, are counted per process: these limits protect the process, and must not cost a
 * write for every read.
 * `spend` throws Refusal `too-many-requests`, and MongoError if the counting database doesn't answer; without Redis
 * it goes on.
 * @throws an error that names `REDIS_URL` if no Redis answers there
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
    places: new RateLimiterMemory({ points: limits.places, duration: aMinute }),
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
      ? `You can upload up to ${limit} photos a day. Please come back ${inHours(wait)}.`
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
