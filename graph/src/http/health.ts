import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';

/** `GET /healthz`: the process answers. `GET /readyz`: the database does, too. */
export function registerHealth(app: FastifyInstance, { database }: Shop): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
