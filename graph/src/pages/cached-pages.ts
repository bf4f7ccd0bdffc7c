import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  createResponseCache,
  type ResponseCacheServices,
} from '../http/response-cache/response-cache.ts';
import { Refusal } from '../shared/refusals/refusal.ts';

/** A page as it is sent. */
export type Page = {
  /** HTTP */
  status: number;
  body: string;
  /** the body in brotli */
  compressed: Buffer;
  /** HTTP; the same for the same body */
  etag: string;
  /** Also said of a page without any, since most have some: it is rendered again at their next turn. */
  hasAdvertisements: true;
};

/** What the response cache gives before a page is rendered: keeps the page unless something has changed since. */
type BegunResponse = ReturnType<ReturnType<typeof createResponseCache<Page>>['begin']>;
/** A page under way, and whether nothing has changed since its rendering began. */
type Rendering = { page: Promise<Page | null>; isCurrent: () => boolean };

const maxBytes = 16 * 1024 * 1024;
/** A page takes tens of milliseconds, in which nobody else is answered. */
const maxWaiting = 8;
const compress = promisify(brotliCompress);
/** Beyond it a page takes longer to compress than to render. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Keeps the pages that visitors see in a response cache, by path, until something on them may have changed. A page that
 * several visitors wait for is rendered once, unless something changes before the last of them asks; different pages
 * are rendered one after the other.
 * @param render gives the page; null for one that is not rendered
 * @returns finds or renders a page; `count` counts the rendering against the caller's allowance, and its
 *   errors prevent it; raises the Refusal `unavailable` when too many pages wait to be rendered
 */
export function cachePages(
  shop: ResponseCacheServices,
  render: (path: string) => Promise<Pick<Page, 'status' | 'body'> | null>,
) {
  const pages = createResponseCache<Page>(shop, maxBytes);
  /** The last rendering of each path that is not done yet. */
  const renderings = new Map<string, Rendering>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function renderAndKeep(path: string, begun: BegunResponse): Promise<Page | null> {
    const rendered = await render(path);
    if (!rendered) return null;
    const page = {
      ...rendered,
      compressed: await compress(rendered.body, { params }),
      etag: `"${hash('sha256', rendered.body, 'base64url')}"`,
      hasAdvertisements: true as const,
    };
    // There is no end of paths that lead nowhere: their pages would displace the others.
    if (page.status === 200) begun.keep(path, page);
    return page;
  }

  function checkRoom(): void {
    if (waiting < maxWaiting) return;
    throw new Refusal('unavailable', 'Many pages are asked for at once.', { retryAfter: 10 });
  }

  function renderInTurn(path: string): Promise<Page | null> {
    checkRoom();
    waiting += 1;
    let begun: BegunResponse | undefined;
    const page = last
      // Other requests are answered in between.
      .then(() => setImmediate())
      .then(() => {
        begun = pages.begin();
        return renderAndKeep(path, begun);
      })
      .finally(() => {
        waiting -= 1;
        if (renderings.get(path) === rendering) renderings.delete(path);
      });
    const rendering = { page, isCurrent: () => begun?.isCurrent() ?? true };
    last = page.catch(() => undefined);
    renderings.set(path, rendering);
    return page;
  }

  /** A page from the response cache, or one that is being rendered from what has not changed since. */
  function findCurrent(path: string): Page | Promise<Page | null> | undefined {
    const rendering = renderings.get(path);
    return pages.find(path) ?? (rendering?.isCurrent() ? rendering.page : undefined);
  }

  return async (path: string, count: () => Promise<void>): Promise<Page | null> => {
    const known = findCurrent(path);
    if (known) return known;
    checkRoom();
    await count();
    return findCurrent(path) ?? renderInTurn(path);
  };
}
