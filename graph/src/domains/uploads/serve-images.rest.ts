import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves stored pictures under /images/. A picture's address changes with its content, so answers may be cached
 * forever. The headers make browsers treat any file as a picture and run nothing.
 */
export async function serveImages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_request, reply) =>
        reply.code(404).send({ success: false, message: 'Picture not found.' }),
      );
      await scope.register(fastifyStatic, {
        root: folder,
        prefix: '/',
        index: false,
        dotfiles: 'ignore',
        immutable: true,
        maxAge: '365d',
        decorateReply: false,
        setHeaders(reply) {
          reply.header('x-content-type-options', 'nosniff');
          reply.header('content-security-policy', "default-src 'none'; sandbox");
          reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    },
    { prefix: '/images' },
  );
}
