import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Shop } from '../context/shop.ts';
import { visitorKey } from '../http/visitor-answers.ts';
import { Refusal } from '../shared/refusals/refusal.ts';

export type Page = {
  /** HTTP */
  status: number;
  body: string;
  /** the body in brotli */
  compressed: Buffer;
  /** HTTP; the same for the same body */
  etag: string;
};

/** Limits the waiting renderings, since each blocks the process for tens of milliseconds. */
const maxWaiting = 8;
const compress = promisify(brotliCompress);
/** At higher quality, compressing would take longer than rendering. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Caches the rendered pages for visitors. Concurrent requests for a page share one rendering; different pages are
 * rendered in turn.
 * @param render renders the page for a visitor at a network address; null if the page isn't rendered
 * @returns finds or renders a page. `count` counts the rendering against the caller's allowance, and its errors prevent
 * it. Raises the Refusal `unavailable` when too many pages wait to be rendered
 */
export function cachePages(
  shop: Pick<Shop, 'cache' | 'now'>,
  render: (path: string, address: string) => Promise<Pick<Page, 'status' | 'body'> | null>,
) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function renderNow(path: string, address: string): Promise<Page | null> {
    const rendered = await render(path, address);
    if (!rendered) return null;
    return {
      ...rendered,
      compressed: await compress(rendered.body, { params }),
      etag: `"${hash('sha256', rendered.body, 'base64url')}"`,
    };
  }

  function checkRoom(): void {
    if (waiting < maxWaiting) return;
    throw new Refusal('unavailable', 'Too many pages are being requested right now.', {
      retryAfter: 10,
    });
  }

  async function renderInTurn(path: string, address: string): Promise<Page | null> {
    checkRoom();
    waiting += 1;
    const page = last
      // Lets other requests be answered in between.
      .then(() => setImmediate())
      .then(() => renderNow(path, address))
      .finally(() => {
        waiting -= 1;
      });
    last = page.catch(() => undefined);
    return page;
  }

  return async (
    path: string,
    { address, count }: { address: string; count: () => Promise<void> },
  ): Promise<Page | null> => {
    const key = visitorKey(shop, 'page', path);
    if (!shop.cache.has(key)) {
      checkRoom();
      await count();
    }
    return shop.cache.read({
      key,
      load: () => renderInTurn(path, address),
      mayLag: true,
      // Unknown paths are unlimited, and their pages would displace the others.
      mayKeep: (page) => page?.status === 200,
    });
  };
}
