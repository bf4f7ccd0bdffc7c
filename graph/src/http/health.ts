import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { within } from '../shared/within.ts';

/** Time that `/readyz` waits for searches. */
const patienceMs = 1_000;

/** `GET /healthz`: the process answers. `GET /readyz`: the database and searches do, too. */
export function registerHealth(
  app: FastifyInstance,
  { database, search }: Pick<Shop, 'database' | 'search'>,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unreachable' });
    }
    try {
      await within(patienceMs, search.ready(), 'products are still being read');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'searches do not answer yet');
      return reply.code(503).send({ status: 'reading products' });
    }
  });
}
