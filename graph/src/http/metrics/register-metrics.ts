import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { clientAddress } from '../request/client-address.ts';
import { spendRequestPoints } from '../request-points.ts';
import { addGauges } from './gauges.ts';
import { mayReadMetrics } from './may-read-metrics.ts';

/**
 * `GET /metrics` in Prometheus' text format, with the bearer token `METRICS_TOKEN`. Node.js measures itself from the
 * first request on.
 */
export function registerMetrics(app: FastifyInstance, shop: Shop): void {
  const { registry } = shop.metrics;
  addGauges(shop, app.server);
  let measuresProcess = false;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const address = clientAddress(request.raw, shop.config.trustProxy);
    await spendRequestPoints({ ...shop, viewer: null, address }, 1);
    if (!mayReadMetrics(request.raw, shop.config)) {
      reply.header('www-authenticate', 'Bearer');
      throw new Refusal('unauthenticated', 'The metrics need their token as bearer token.');
    }
    if (!measuresProcess) collectDefaultMetrics({ register: registry });
    measuresProcess = true;
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
