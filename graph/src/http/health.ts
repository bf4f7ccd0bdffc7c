import type { FastifyInstance } from 'fastify';
import { ClockError } from '../adapters/database/clock.ts';
import type { Shop } from '../context/shop.ts';
import { Refusal } from '../shared/refusals/refusal.ts';
import { within } from '../shared/within.ts';

/** Time that `/readyz` waits for searches. */
const patienceMs = 1_000;

/**
 * `GET /healthz`: the process answers. `GET /readyz`: so does the database, its clock agrees, and the products were
 * read. If OpenSearch is down, the process stays ready and reports it. A process that is about to stop isn't ready.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, searchIndex, stopping }: Pick<Shop, 'database' | 'searchIndex' | 'stopping'>,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (stopping.signal.aborted) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.ping();
    } catch (error) {
      const isClock = error instanceof ClockError;
      request.log.error({ err: error }, isClock ? 'the clock is wrong' : 'the database is away');
      const status = isClock ? 'clock differs from the database' : 'database unreachable';
      return reply.code(503).send({ status });
    }
    try {
      await within(patienceMs, searchIndex.check(), 'products are still being read');
      return { status: 'ready' };
    } catch (error) {
      if (error instanceof Refusal) return { status: 'ready', search: 'unavailable' };
      request.log.warn({ err: error }, 'searches do not answer yet');
      return reply.code(503).send({ status: 'reading products' });
    }
  });
}
