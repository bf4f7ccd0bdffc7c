import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one counts as none, since clients label even a DELETE without a body as JSON. Drops keys
 * that would reach an object's prototype, like other unknown ones.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
