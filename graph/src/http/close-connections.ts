import type { FastifyInstance } from 'fastify';

/**
 * Lets a request that is under way when the server closes end its connection with its answer; kept
 * open by the caller, it would hold the stop up.
 */
export function closeConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
