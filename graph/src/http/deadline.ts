import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In milliseconds from the request's first byte. */
    answerWithinMs?: number;
  }
}

/**
 * Ends requests that routes with a deadline don't answer in time, with the error of fastify's `handlerTimeout`. That
 * option creates an abort signal per request and aborts it after each answer, which costs more than the rest of the
 * framework.
 */
export function enforceDeadlines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const { answerWithinMs } = config;
    if (answerWithinMs === undefined) return done();
    const timer = setTimeout(() => {
      const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(answerWithinMs), url);
      if (reply.raw.headersSent) reply.raw.destroy(error);
      else if (!reply.sent) reply.send(error);
    }, answerWithinMs);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
