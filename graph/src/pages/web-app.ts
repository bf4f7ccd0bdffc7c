import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Shop } from '../context/shop.ts';
import { clientAddress } from '../http/client-address.ts';
import { countRequest } from '../http/count-request.ts';
import { wantsPage } from '../http/wants-page.ts';
import { Refusal } from '../shared/refusal.ts';
import { cachePages } from './page-cache.ts';
import { browserFiles, readPageTemplate } from './page-template.ts';
import { createPageRenderer } from './render-page.ts';

/**
 * The single-page application: its files, and its page for every address that a browser opens, rendered
 * where visitors may see it. Anything else that is unknown gets a JSON answer.
 */
export async function registerWebApp(
  app: FastifyInstance,
  shop: Shop,
  schema: GraphQLSchema,
): Promise<void> {
  // Read once, as its files are listed once: a later build is another application.
  const template = readPageTemplate();
  const render = createPageRenderer(shop, schema);
  const findPage = cachePages(shop, async (path) => {
    const page = await render?.(path);
    return page && template ? { status: page.status, body: template.fill(page) } : null;
  });

  async function sendPage({ raw, log }: FastifyRequest, reply: FastifyReply) {
    if (!template)
      throw new Refusal('unavailable', 'The web application is not built: npm run build.');
    reply.type('text/html').header('cache-control', 'no-cache');
    try {
      const page = await findPage(raw.url ?? '/');
      return page ? reply.code(page.status).send(page.body) : reply.send(template.empty);
    } catch (err) {
      // The browser tries again, and shows what went wrong.
      log.error({ err }, 'the page could not be rendered');
      return reply.send(template.empty);
    }
  }

  await app.register(fastifyStatic, {
    root: browserFiles,
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
      ? sendPage(request, reply)
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
      ? sendPage(request, reply)
      : reply.code(404).send({ success: false, message: 'Not found.' });
  });
}
