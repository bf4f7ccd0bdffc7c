import type { Shop } from '../context/shop.ts';
import { createVisitorCache } from '../http/visitor-cache.ts';

/** A page as it is sent. */
export type Page = { status: number; body: string };

const maxBytes = 16 * 1024 * 1024;

/**
 * Keeps the pages that visitors see, by path and query string, until something on them may have changed.
 * A page that several visitors wait for is rendered once.
 * @param render gives the page; null for one that is not rendered
 */
export function cachePages({ events }: Shop, render: (path: string) => Promise<Page | null>) {
  const pages = createVisitorCache<Page>(events, maxBytes);
  const rendering = new Map<string, Promise<Page | null>>();

  async function renderAndKeep(path: string): Promise<Page | null> {
    const keep = pages.begin();
    const page = await render(path);
    if (page) keep(path, page);
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
