import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * The single-page application: its files, and its page for every address that a browser opens.
 * Anything else that is unknown gets a JSON answer.
 */
export async function registerWebApp(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'accept');
    return wantsPage(request)
      ? reply
          .type('text/html')
          .header('cache-control', 'no-cache')
          .send(await page())
      : { success: true, message: 'Fitness Zone is running' };
  });
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request)
      ? reply
          .type('text/html')
          .header('cache-control', 'no-cache')
          .send(await page())
      : reply.code(404).send({ success: false, message: 'Not found.' }),
  );
}

const page = () => readFile(join(built, 'index.html'));

const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
