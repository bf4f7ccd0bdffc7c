import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Node accepts one connection per turn of the event loop. After this many turns without one, none is waiting. */
const quietRounds = 3;
const mostRounds = 5_000;
/** Time for an accepted connection to send its request. */
const requestMs = 200;

/**
 * Stops listening without resetting connections. Closing the server would reset those waiting to be accepted and end
 * those whose request is still arriving; a load balancer would answer 502.
 */
export function prepareToStopListening({ server }: FastifyInstance): () => Promise<void> {
  let acceptedAt = Number.NEGATIVE_INFINITY;
  let quiet = 0;
  server.on('connection', () => {
    acceptedAt = performance.now();
    quiet = 0;
  });
  return async () => {
    if (!server.listening) return;
    quiet = 0;
    for (let round = 0; round < mostRounds && quiet < quietRounds; round += 1) {
      await setImmediate();
      quiet += 1;
    }
    // Leaves open connections alone, unlike an HTTP server's own `close`.
    Server.prototype.close.call(server);
    await setTimeout(Math.max(0, acceptedAt + requestMs - performance.now()));
  };
}
