import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { lateBody } from './request/late-body.ts';
import { prepareToStopListening } from './stop-listening.ts';

/** Milliseconds for the requests under way when the server closes; a busy process takes seconds. */
const graceMs = 10_000;

/**
 * Closes connections that would delay a stop. Once the process begins to stop, each connection closes with its answer.
 * So does one that is answered as unavailable or late, since its body may still be arriving. After the grace period,
 * the rest are cut.
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
