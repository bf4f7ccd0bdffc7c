import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { readAvailableIds } from '../domains/catalog/product.queries.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { spendRequestPoints } from '../http/request-points.ts';
import { visitorKey } from '../http/visitor-answers.ts';

/** The newest ones; a sitemap may have 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const maxProducts = 10_000;
/** Cost of the sitemap: about that of its product list in GraphQL. */
const sitemapPoints = 20;

/** `GET /robots.txt` and `GET /sitemap.xml`: the pages that search engines may read. */
export function registerCrawlerFiles(app: FastifyInstance, shop: Shop): void {
  const { publicUrl, trustProxy } = shop.config;
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        ['User-agent: *', 'Disallow: /graphql', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
          '\n',
        ),
      ),
  );

  app.get('/sitemap.xml', hidden, async ({ raw }, reply) => {
    await spendRequestPoints(
      { ...shop, viewer: null, address: clientAddress(raw, trustProxy) },
      sitemapPoints,
      (name, value) => void reply.header(name, value),
    );
    const body = await shop.cache.read({
      key: visitorKey(shop, 'sitemap'),
      load: () => writeSitemap(shop),
    });
    return reply.type('application/xml').send(body);
  });
}

async function writeSitemap({ config, models }: Shop): Promise<string> {
  const [categories, products] = await Promise.all([
    models.Category.find({ deletingAt: null }, { _id: 1 }).lean(),
    readAvailableIds({ models }, maxProducts),
  ]);
  const { home, pages, howItWorks, blog, about, contact, category, product } = publicPaths;
  const addresses = [
    ...[home, pages, howItWorks, blog, about, contact].map((path) => ({ path })),
    ...categories.map(({ _id }) => ({ path: category(_id.toHexString()) })),
    ...products.map(({ _id, postedTime }) => ({ path: product(_id.toHexString()), postedTime })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => entryOf(config.publicUrl, address)),
    '</urlset>',
    '',
  ].join('\n');
}

/** Paths have no characters that XML reserves: they are made of ids. */
const entryOf = (publicUrl: string, { path, postedTime }: { path: string; postedTime?: Date }) =>
  `<url><loc>${publicUrl}${path}</loc>${postedTime ? `<lastmod>${postedTime.toISOString()}</lastmod>` : ''}</url>`;
