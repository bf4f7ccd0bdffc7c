import type { FastifyInstance } from 'fastify';
import { lateBody } from './request/late-body.ts';

/** For how long requests that are under way when the server closes may go on. */
const graceMs = 3_000;

/**
 * Ends connections that would hold the server up: with its answer, a request that is under way when
 * the server closes and one that is answered as unavailable or late, whose body may still be coming in;
 * without an answer, what is still under way when the time to close has passed.
 */
export function closeConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onSend', async (_request, reply) => {
    if (closing || reply.statusCode === 503 || reply.statusCode === lateBody.status)
      reply.header('connection', 'close');
  });
}
