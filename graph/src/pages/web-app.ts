import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isFilteredAddress, listSearch } from '@fitness-zone/contract/catalog/search-parameters.ts';
import { QueryCategoryArgs } from '@fitness-zone/contract/generated/inputs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Shop } from '../context/shop.ts';
import { countRequest } from '../http/count-request.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { wantsPage } from '../http/request/wants-page.ts';
import { Refusal, refusalStatus } from '../shared/refusals/refusal.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';
import { cachePages, type Page } from './cached-pages.ts';
import { registerCrawlerFiles } from './crawler-files.ts';
import { isListPath } from './list-path.rules.ts';
import { browserFiles, readPageTemplate } from './page-template.ts';
import { createPageRenderer } from './render-page.ts';
import { registerServiceWorker } from './service-worker.ts';

/** Cost of rendering a page, which takes as long as an expensive operation. */
const renderPoints = 40;

/** Pages with longer query strings are rendered in the browser. */
const longestSearch = 1024;

const longestId = QueryCategoryArgs.id.maxLength;

/**
 * Serves the web application: its files, and a page for every address that a browser opens, rendered if visitors may
 * see it. Other unknown requests get a JSON answer.
 */
export async function registerWebApp(
  app: FastifyInstance,
  shop: Shop,
  schema: GraphQLSchema,
): Promise<void> {
  // Read once, like the list of its files: a new build needs a restart.
  const template = readPageTemplate();
  const render = createPageRenderer(shop, schema);
  const findPage = cachePages(shop, async (path, address) => {
    const page = await render?.(path, address);
    return page && template ? { status: page.status, body: template.fill(page) } : null;
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (!template)
      throw new Refusal('unavailable', 'The web application is not built: npm run build.');
    reply.type('text/html').header('cache-control', 'no-cache');
    const [path = '/', query = ''] = request.url.split('?', 2);
    const search = isListPath(path) ? listSearch(new URLSearchParams(query)) : '';
    // No id is this long, and rendering would fail.
    if (path.split('/').some((part) => part.length > longestId)) {
      return reply.code(404).header('x-robots-tag', 'noindex').send(template.empty);
    }
    try {
      const page = await pageFor(path, search, request, reply);
      // Filtered lists are endless. Search engines follow their links, but don't list them.
      if (isFilteredAddress(new URLSearchParams(search))) reply.header('x-robots-tag', 'noindex');
      if (page) return sendRendered(page, request, reply);
      // Pages for signed-in people aren't for search engines.
      return reply.header('x-robots-tag', 'noindex').send(template.empty);
    } catch (err) {
      // The browser renders it instead, and shows the error.
      if (!(err instanceof Refusal)) {
        request.log.error({ err }, 'the page could not be rendered');
      }
      return reply.send(template.empty);
    }
  }

  /** Null if visitors can't see it, or the query string is too long. */
  async function pageFor(
    path: string,
    search: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (search.length > longestSearch) return null;
    return findPage(`${path}${search}`, {
      address: clientAddress(request.raw, shop.config.trustProxy),
      count: () => count(request, reply, renderPoints),
    });
  }

  const count = (request: FastifyRequest, reply: FastifyReply, points: number) =>
    countRequest(shop, request, reply, points);

  registerCrawlerFiles(app, shop);
  // Open pages compare it to notice that a newer build has replaced theirs.
  app.get('/build.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ build: template?.build ?? null }),
  );
  registerServiceWorker(app, shop.config);
  if (template) await serveFiles(app);
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'accept, accept-encoding');
    return wantsPage(request)
      ? sendPage(request, reply)
      : { success: true, message: 'Fitness Zone is running' };
  });
  app.setNotFoundHandler(async (request, reply) => {
    try {
      await count(request, reply, 1);
    } catch (error) {
      const refusal = refusalBehind(error);
      if (!template || !refusal || !wantsPage(request)) throw error;
      if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
      // The browser's own requests get the same refusal, which it shows.
      return reply
        .code(refusalStatus[refusal.code])
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(template.empty);
    }
    return wantsPage(request)
      ? sendPage(request, reply)
      : reply.code(404).send({ success: false, message: 'Not found.' });
  });
}

/** The assets share a route, since each route takes some kilobytes. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  const common = { preCompressed: true, index: false } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: browserFiles,
    wildcard: false,
    globIgnore: ['assets/**', 'sw.js'],
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: join(browserFiles, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      // Omits `Vary: Origin`: browsers send the header on imports, but not when the page prefetches the file.
      reply.header('vary', 'accept-encoding');
    },
  });
}

/** Sends a cached page: in brotli if the browser accepts it, and 304 if the browser has it. */
function sendRendered(page: Page, { headers }: FastifyRequest, reply: FastifyReply) {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  reply.code(page.status).header('etag', page.etag);
  if (headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (!/\bbr\b/.test(String(headers['accept-encoding']))) return reply.send(page.body);
  return reply.header('content-encoding', 'br').send(page.compressed);
}
