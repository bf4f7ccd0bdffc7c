import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';

/**
 * What requests read may come from the cache, unless they say `Cache-Control: no-cache` or, where other processes write
 * to the database, may write themselves; GraphQL's mutations say so when they are parsed.
 */
export function cacheReads(app: FastifyInstance, { cache }: Pick<Shop, 'cache'>): void {
  app.addHook('preHandler', ({ method, headers, routeOptions }, _reply, done) => {
    const noCache = /\bno-cache\b/i.test(headers['cache-control'] ?? '');
    const mayWrite = method !== 'GET' && method !== 'HEAD' && routeOptions.url !== '/graphql';
    cache.forRequest({ noCache }, () => {
      if (mayWrite) cache.readDatabase();
      done();
    });
  });
}
