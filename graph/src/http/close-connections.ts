import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { lateBody } from './request/late-body.ts';
import { prepareToStopListening } from './stop-listening.ts';

/** Requests that are under way when the server closes may go on for so long: a busy process takes seconds. */
const graceMs = 10_000;

/**
 * Ends connections that would hold the server up: with its answer, each request from the moment the process begins to
 * stop, and one that is answered as unavailable or late, whose body may still be coming in; without an answer, what is
 * still under way when the time to close has passed.
 */
export function closeConnectionsOnClose(
  app: FastifyInstance,
  { stopping }: Pick<Shop, 'stopping'>,
): void {
  const stopListening = prepareToStopListening(app);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    stopping.abort();
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
    await stopListening();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted || reply.statusCode === 503 || reply.statusCode === lateBody.status)
      reply.header('connection', 'close');
  });
}
