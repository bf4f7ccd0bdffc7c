import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { clientAddress } from '../client-address.ts';
import { countRequest } from '../count-request.ts';
import { isBehind } from '../version-header.ts';
import { createVisitorCache } from './visitor-cache.ts';

const maxBytes = 8 * 1024 * 1024;
const maxLength = 64 * 1024;

/** A request that may be answered from the cache. */
type Cacheable = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Names what was asked; null for what is worked out each time. */
  key: string | null;
  /** What the answer costs, also from the cache. */
  points: number;
};

/** Answers from the cache, or as `respond` says, which tells whether its answer may be kept. */
export type ResponseCache = <Answer>(
  asked: Cacheable,
  respond: () => Promise<{ body: Answer; isCacheable: boolean }>,
) => Promise<Answer | string>;

const keptHeaders = ['content-type', 'cache-control', 'link'];

/**
 * Keeps whole answers to what visitors ask, who all see the same: the home page, the grids, the lists of
 * REST. A write that a visitor could see empties it before the write's own answer leaves, so that the
 * very next read shows it. A caller who has seen more than this process knows gets no kept answer.
 */
export function createResponseCache(shop: Shop): ResponseCache {
  const { config, versions } = shop;
  const answers = createVisitorCache<{ body: string; headers: Record<string, string> }>(
    shop,
    maxBytes,
  );

  /** Whether the caller may ask now; the handler says no in its own words. */
  const isWithinLimit = ({ request: { raw }, reply, points }: Cacheable) =>
    countRequest(
      { ...shop, viewer: null, address: clientAddress(raw, config.trustProxy) },
      points,
      (name, value) => void reply.header(name, value),
    ).then(
      () => true,
      () => false,
    );

  return async (asked, respond) => {
    const { request, reply } = asked;
    const key = isBehind(versions, request) ? null : asked.key;
    const cached = key === null ? undefined : answers.find(key);
    if (cached && (await isWithinLimit(asked))) {
      reply.headers(cached.headers);
      return cached.body;
    }
    const { keep } = answers.begin();
    const { body, isCacheable } = await respond();
    if (key !== null && isCacheable && typeof body === 'string' && body.length <= maxLength) {
      const headers = keptHeaders.flatMap((name) => {
        const value = reply.getHeader(name);
        return value === undefined ? [] : [[name, String(value)]];
      });
      keep(key, { body, headers: Object.fromEntries(headers) });
    }
    return body;
  };
}
