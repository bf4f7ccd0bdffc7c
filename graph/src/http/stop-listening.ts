import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Node accepts one connection in each round of events. So many rounds without one mean that none waits. */
const quietRounds = 3;
const mostRounds = 5_000;
/** A connection that was accepted gets so long to send its request. */
const requestMs = 200;

/**
 * A way to stop listening that resets no connection: closing the server would reset those that wait to be accepted, and
 * end those whose request is still on its way. A balancer answers its client with 502 then.
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
    // Leaves open connections alone, other than the same method of an HTTP server.
    Server.prototype.close.call(server);
    await setTimeout(Math.max(0, acceptedAt + requestMs - performance.now()));
  };
}
