import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Shop } from '../context/shop.ts';
import { createVisitorCache } from '../http/cache/visitor-cache.ts';

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
const compress = promisify(brotliCompress);
/** Beyond it a page takes longer to compress than to render. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Keeps the pages that visitors see, by path, until something on them may have changed. A page that several
 * visitors wait for is rendered once.
 * @param render gives the page; null for one that is not rendered
 */
export function cachePages(
  { events }: Shop,
  render: (path: string) => Promise<Pick<Page, 'status' | 'body'> | null>,
) {
  const pages = createVisitorCache<Page>(events, maxBytes);
  const rendering = new Map<string, Promise<Page | null>>();

  async function renderAndKeep(path: string): Promise<Page | null> {
    const keep = pages.begin();
    const rendered = await render(path);
    if (!rendered) return null;
    const page = {
      ...rendered,
      compressed: await compress(rendered.body, { params }),
      etag: `"${hash('sha256', rendered.body, 'base64url')}"`,
    };
    keep(path, page);
    return page;
  }

  return async (path: string): Promise<Page | null> => {
    const kept = pages.find(path);
    if (kept) return kept;
    const pending = rendering.get(path);
    if (pending) return pending;
    const started = renderAndKeep(path).finally(() => rendering.delete(path));
    rendering.set(path, started);
    return started;
  };
}
