import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies, an empty one as none: clients label every request as JSON, a DELETE without a body
 * included. Keys that would reach an object's prototype are left out, as other unknown ones are.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
