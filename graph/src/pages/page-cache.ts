import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Shop } from '../context/shop.ts';
import { createVisitorCache } from '../http/cache/visitor-cache.ts';
import { Refusal } from '../shared/refusal.ts';

/** A page as it is sent. */
export type Page = {
  /** HTTP */
  status: number;
  body: string;
  /** the body in brotli */
  compressed: Buffer;
  /** HTTP; the same for the same body */
  etag: string;
};

const maxBytes = 16 * 1024 * 1024;
/** A page takes tens of milliseconds, in which nobody else is answered. */
const maxWaiting = 8;
const compress = promisify(brotliCompress);
/** Beyond it a page takes longer to compress than to render. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Keeps the pages that visitors see, by path, until something on them may have changed. A page that several
 * visitors wait for is rendered once; different pages are rendered one after the other.
 * @param render gives the page; null for one that is not rendered
 * @returns finds or renders a page; `count` counts the rendering against the caller's allowance, and its
 *   errors prevent it; raises the Refusal `unavailable` when too many pages wait to be rendered
 */
export function cachePages(
  shop: Pick<Shop, 'events' | 'writes'>,
  render: (path: string) => Promise<Pick<Page, 'status' | 'body'> | null>,
) {
  const pages = createVisitorCache<Page>(shop, maxBytes);
  const rendering = new Map<string, Promise<Page | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function renderAndKeep(path: string): Promise<Page | null> {
    const keep = pages.begin();
    const rendered = await render(path);
    if (!rendered) return null;
    const page = {
      ...rendered,
      compressed: await compress(rendered.body, { params }),
      etag: `"${hash('sha256', rendered.body, 'base64url')}"`,
    };
    // There is no end of paths that lead nowhere: their pages would displace the others.
    if (page.status === 200) keep(path, page);
    return page;
  }

  function checkRoom(): void {
    if (rendering.size < maxWaiting) return;
    throw new Refusal('unavailable', 'Many pages are asked for at once.', { retryAfter: 10 });
  }

  function renderInTurn(path: string): Promise<Page | null> {
    checkRoom();
    const rendered = last
      // Other requests are answered in between.
      .then(() => setImmediate())
      .then(() => renderAndKeep(path))
      .finally(() => rendering.delete(path));
    last = rendered.catch(() => undefined);
    rendering.set(path, rendered);
    return rendered;
  }

  return async (path: string, count: () => Promise<void>): Promise<Page | null> => {
    const known = pages.find(path) ?? rendering.get(path);
    if (known) return known;
    checkRoom();
    await count();
    return rendering.get(path) ?? renderInTurn(path);
  };
}
