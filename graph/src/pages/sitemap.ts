import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../context/shop.ts';
import {
  divideAvailable,
  hasMoreAvailable,
  readAvailableIds,
} from '../domains/product/product.queries.ts';
import { countRequest } from '../http/count-request.ts';
import { visitorKey } from '../http/visitor-answers.ts';
import { isObjectId, notFound, objectIdOf } from '../shared/ids.ts';

/** A sitemap may have 50,000 addresses (https://www.sitemaps.org/protocol.html); this many make a megabyte. */
const mostProducts = 10_000;
/** Cost of the whole sitemap, about that of its product list in GraphQL. A part isn't cached. */
const points = { whole: 20, part: 100 };
/** Crawlers fetch the parts after the index. */
const indexMaxAgeMs = 10 * 60_000;

/** The part with all pages except those of products. */
const pagesPart = 'pages';

const query = Type.Object({ part: Type.Optional(Type.String({ maxLength: 24 })) });

/**
 * Registers `GET /sitemap.xml`. Above the limit of products it is an index of parts, each named by its first product,
 * so that no part shifts when products are posted or sold.
 */
export function registerSitemap(app: FastifyInstance, shop: Shop, most = mostProducts): void {
  const findIndex = rememberIndex(shop, most);
  app.get<{ Querystring: { part?: string } }>(
    '/sitemap.xml',
    { schema: { hide: true, querystring: query } },
    async (request, reply) => {
      const { part } = request.query;
      await countRequest(shop, request, reply, part === undefined ? points.whole : points.part);
      const whole = () =>
        shop.cache.read({
          key: visitorKey(shop, 'sitemap'),
          load: () => writeWhole(shop, most),
        });
      const body =
        part === undefined
          ? ((await whole()) ?? (await findIndex()))
          : await writePart(shop, part, most);
      return reply.type('application/xml').send(body);
    },
  );
}

type Entry = { path: string; changedAt?: Date };

/** The sitemap with all addresses; null if there are too many products. */
async function writeWhole(shop: Shop, most: number): Promise<string | null> {
  if (await hasMoreAvailable(shop, most)) return null;
  const products = await readAvailableIds(shop, { most });
  return writeAddresses(shop, [...(await readPages(shop)), ...products.map(entryOfProduct)]);
}

/** @throws Refusal `not-found` for a part that no index names */
async function writePart(shop: Shop, part: string, most: number): Promise<string> {
  if (part === pagesPart) return writeAddresses(shop, await readPages(shop));
  if (!isObjectId(part)) throw notFound('Sitemap');
  const products = await readAvailableIds(shop, { most, from: objectIdOf(part) });
  return writeAddresses(shop, products.map(entryOfProduct));
}

/** The index, recomputed at most every few minutes. */
function rememberIndex(shop: Shop, size: number): () => Promise<string> {
  let last: { at: number; index: Promise<string> } | null = null;
  return () => {
    const at = shop.now();
    if (!last || at - last.at >= indexMaxAgeMs) {
      const index = writeIndex(shop, size);
      index.catch(() => {
        last = null;
      });
      last = { at, index };
    }
    return last.index;
  };
}

async function writeIndex(shop: Shop, size: number): Promise<string> {
  const parts = await divideAvailable(shop, size);
  const path = (part: string) => `/sitemap.xml?part=${part}`;
  return writeXml(shop, { list: 'sitemapindex', entry: 'sitemap' }, [
    { path: path(pagesPart) },
    ...parts.map(({ from, lastPostedTime }) => ({
      path: path(from.toHexString()),
      changedAt: lastPostedTime,
    })),
  ]);
}

async function readPages({ models }: Shop): Promise<Entry[]> {
  const categories = await models.Category.find({ deletingAt: null }, { _id: 1 }).lean();
  const { home, pages, howItWorks, blog, about, contact, category } = publicPaths;
  return [
    ...[home, pages, howItWorks, blog, about, contact].map((path) => ({ path })),
    ...categories.map(({ _id }) => ({ path: category(_id.toHexString()) })),
  ];
}

type Posted = Awaited<ReturnType<typeof readAvailableIds>>[number];

const entryOfProduct = ({ _id, postedTime }: Posted): Entry => ({
  path: publicPaths.product(_id.toHexString()),
  changedAt: postedTime,
});

const writeAddresses = (shop: Shop, entries: readonly Entry[]) =>
  writeXml(shop, { list: 'urlset', entry: 'url' }, entries);

/** Addresses contain only ids, so no characters that XML reserves. */
function writeXml(
  { config: { publicUrl } }: Shop,
  { list, entry }: { list: string; entry: string },
  entries: readonly Entry[],
): string {
  const lines = entries.map(({ path, changedAt }) => {
    const lastModified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${entry}><loc>${publicUrl}${path}</loc>${lastModified}</${entry}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}
