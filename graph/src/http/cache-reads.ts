import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';

/**
 * Lets reads come from the cache, unless the request says `Cache-Control: no-cache` or may write itself while other
 * processes write, too. GraphQL's mutations say so once they are parsed.
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
