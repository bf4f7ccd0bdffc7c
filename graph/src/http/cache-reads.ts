import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';

/**
 * Serves reads from the cache. Exceptions: requests with `Cache-Control: no-cache`, and those that may write while
 * other processes write, too. GraphQL's mutations bypass it once they are parsed.
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
