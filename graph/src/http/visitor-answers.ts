import type { Shop } from '../context/shop.ts';

/** A whole answer, as it is sent to each visitor who asks the same. */
export type Answer = { status: number; headers: readonly [string, string][]; body: string };

/**
 * An answer is made anew after so long at most, since some of it depends on the time: advertisements take turns by the
 * minute, and a page follows changes from the moment that its answer names.
 */
const periodMs = 20_000;

/** Names what visitors ask at a time. */
export const visitorKey = ({ now }: Pick<Shop, 'now'>, ...asked: string[]): string =>
  [Math.floor(now() / periodMs), ...asked].join(' ');

/** What the cache may take for one answer, in characters. */
const longest = { key: 16 * 1024, body: 64 * 1024 };

/** The answer to what a visitor asks, made once for all who ask it. */
export async function answerVisitors(
  shop: Pick<Shop, 'cache' | 'now'>,
  asked: string[],
  make: () => Promise<Answer>,
): Promise<Answer> {
  const key = visitorKey(shop, ...asked);
  return shop.cache.read({
    key,
    load: make,
    mayKeep: ({ status, body }) =>
      status === 200 && body.length <= longest.body && key.length <= longest.key,
  });
}
