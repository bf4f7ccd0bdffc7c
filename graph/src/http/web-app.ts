import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { Refusal } from '../shared/refusal.ts';
import { clientAddress } from './client-address.ts';
import { countRequest } from './count-request.ts';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const index = join(built, 'index.html');

/**
 * The single-page application: its files, and its page for every address that a browser opens.
 * Anything else that is unknown gets a JSON answer.
 */
export async function registerWebApp(app: FastifyInstance, shop: Shop): Promise<void> {
  // Read once, as its files are listed once: a later build is another application.
  const page = existsSync(index) ? await readFile(index) : null;
  const sendPage = (reply: FastifyReply) => {
    if (!page) throw new Refusal('unavailable', 'The web application is not built: npm run build.');
    return reply.type('text/html').header('cache-control', 'no-cache').send(page);
  };
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    setHeaders(reply, path) {
      const isAsset = path.includes('/assets/');
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Not by origin: browsers send it when they import a file, not when the page has fetched it before.
      if (isAsset) reply.header('vary', 'accept-encoding');
    },
  });
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'accept');
    return wantsPage(request)
      ? sendPage(reply)
      : { success: true, message: 'Fitness Zone is running' };
  });
  app.setNotFoundHandler(async (request, reply) => {
    const address = clientAddress(request.raw, shop.config.trustProxy);
    await countRequest(
      { ...shop, viewer: null, address },
      1,
      (name, value) => void reply.header(name, value),
    );
    return wantsPage(request)
      ? sendPage(reply)
      : reply.code(404).send({ success: false, message: 'Not found.' });
  });
}

/** Whether a browser asks for a page. */
export const wantsPage = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'));
