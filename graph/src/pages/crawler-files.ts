import { searchParameters } from '@fitness-zone/contract/catalog/search-parameters.ts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { registerSitemap } from './sitemap.ts';

const { text: _text, ...others } = searchParameters;
/** The parameters of a list's address that narrow or sort it, besides the text. */
const narrowing = Object.values(others);

/** Registers `GET /robots.txt` and `GET /sitemap.xml`, which name the pages that search engines may read. */
export function registerCrawlerFiles(app: FastifyInstance, shop: Shop): void {
  const { publicUrl } = shop.config;
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.type('text/plain').send(
      [
        'User-agent: *',
        'Disallow: /graphql',
        // Crawlers would find endless combinations of these.
        ...narrowing.map((name) => `Disallow: /*?*${name}=`),
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  registerSitemap(app, shop);
}
