import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { clientAddress } from '../request/client-address.ts';
import { spendRequestPoints } from '../request-points.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import type { createRegistry } from './registry.ts';

/**
 * `GET /metrics` in Prometheus' text format, with the bearer token `METRICS_TOKEN`. The formatter is loaded with the
 * first request.
 */
export function registerMetrics(app: FastifyInstance, shop: Shop): void {
  let registry: ReturnType<typeof createRegistry> | null = null;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const address = clientAddress(request.raw, shop.config.trustProxy);
    await spendRequestPoints({ ...shop, viewer: null, address }, 1);
    if (!mayReadMetrics(request.raw, shop.config)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('unauthenticated', 'The metrics need their token as bearer token.');
    }
    const { createRegistry } = await import('./registry.ts');
    registry ??= createRegistry(shop, app.server);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
