import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from 'mongoose';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { openHolds } from './holds.ts';
import { openPromptAnswers } from './prompt-answers.ts';

/** Kinds of acts, each counted separately. */
export type Limited = keyof Config['limits'];

/** Things that a caller may hold several of at once, each with its own limit. */
type Held = keyof Config['connections'];

/** The rest of a caller's allowance until it resets. */
export type Allowance = {
  /** Points of the whole allowance. */
  limit: number;
  /** The points left of it. */
  remaining: number;
  /** Seconds until the allowance resets. */
  resetAfter: number;
};

export type Limits = {
  /**
   * Counts a caller's acts. An act that starts within the allowance is carried out in full, so that a request larger
   * than the allowance can succeed.
   * @param caller an account's id or an address
   * @param points its cost, 1 by default
   * @param own earlier cost of the same act, which doesn't count towards the limit
   * @throws Refusal `too-many-requests` once the allowance is used up
   */
  spend(what: Limited, caller: string, points?: number, own?: number): Promise<Allowance>;
  /**
   * Takes one of the places that a caller may hold at the same time, such as for a live connection.
   * @returns a function that frees it; null if the caller has reached the limit
   */
  hold(what: Held, caller: string): Promise<(() => void) | null>;
  close(): Promise<void>;
};

const aMinute = 60;
const aDay = 24 * 60 * 60;

type Settings = Pick<Config, 'limits' | 'connections' | 'redis'>;

/**
 * Opens the counters. Redis counts for all processes; while it is away or slow, each counts on its own. Without Redis
 * the database counts costly acts. Each process then counts the cost of requests, searches for places and live
 * connections: these limits protect the process, and must not cost a write for every read. `spend` throws Refusal
 * `too-many-requests`, and MongoError if the counting database doesn't answer.
 */
export async function openLimits(
  { limits, connections, redis: settings }: Settings,
  connection: Connection,
  log: FastifyBaseLogger,
): Promise<Limits> {
  const redis = settings && (await connectRedis(settings, log));
  const inTime = openPromptAnswers();
  const holds = openHolds(redis, inTime);
  const counter = (what: Limited, isCostly: boolean) => {
    const duration = what === 'pictures' ? aDay : aMinute;
    const options = { keyPrefix: `limits:${what}`, points: limits[what], duration };
    const own = countsOf(new RateLimiterMemory(options));
    if (redis) {
      const shared = countsOf(new RateLimiterRedis({ ...options, storeClient: redis }));
      return (caller: string, points: number) =>
        inTime(shared(caller, points), () => own(caller, points));
    }
    if (!isCostly) return own;
    return countsOf(
      new RateLimiterMongo({
        ...options,
        keyPrefix: what,
        storeClient: connection.db,
        tableName: 'limits',
        // This collection's model makes the indexes.
        disableIndexesCreation: true,
      }),
    );
  };
  const counters = {
    tokens: counter('tokens', true),
    signUps: counter('signUps', true),
    payments: counter('payments', true),
    offers: counter('offers', true),
    productChanges: counter('productChanges', true),
    savedSearches: counter('savedSearches', true),
    uploads: counter('uploads', true),
    messages: counter('messages', true),
    personalData: counter('personalData', true),
    pictures: counter('pictures', true),
    places: counter('places', false),
    requests: counter('requests', false),
  };
  return {
    spend: async (what, caller, points = 1, own = 0) => {
      const { consumedPoints, msBeforeNext } = await counters[what](caller, points);
      const limit = limits[what];
      const resetAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
      if (consumedPoints - points - own >= limit) throw tooMany(what, limit, resetAfter);
      return { limit, remaining: Math.max(0, limit - consumedPoints), resetAfter };
    },
    hold: (what, caller) => holds.hold(`${what}:${caller}`, connections[what]),
    async close() {
      holds.close();
      redis?.disconnect();
    },
  };
}

/** A function that adds to a caller's count, even beyond the limit. */
const countsOf =
  (counter: Pick<RateLimiterAbstract, 'consume'>) =>
  async (caller: string, points: number): Promise<RateLimiterRes> => {
    try {
      return await counter.consume(caller, points);
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  };

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
