import type { Shop } from '../../context/shop.ts';
import { type CachedResponse, CachedResponses } from './cached-responses.ts';

/**
 * An answer names the moment from which on the page follows changes, so it must not be old; nor may it hide for
 * long what a process wrote that ended before it told the others. In milliseconds.
 */
const maxAgeMs = { alone: 30_000, shared: 2_500 };

/** The collections of which visitors see something. */
const seen = new Set(['products', 'categories', 'users']);

/** What a response cache needs of the shop; without `metrics` nothing is counted. */
export type ResponseCacheServices = Pick<Shop, 'writes' | 'versions' | 'now'> &
  Partial<Pick<Shop, 'metrics'>>;

/**
 * A response cache: answers to visitors, who all see the same. A write that a visitor could see empties it before the
 * write's own answer leaves, so that the very next read shows it.
 * @param maxBytes what all answers together may take
 */
export function createResponseCache<Answer extends CachedResponse>(
  { writes, versions, now, metrics }: ResponseCacheServices,
  maxBytes: number,
) {
  const answers = new CachedResponses<Answer>({
    maxAgeMs: versions.shared ? maxAgeMs.shared : maxAgeMs.alone,
    maxBytes,
    now,
  });
  let changes = 0;
  writes.listen(({ collection }) => {
    if (!seen.has(collection)) return;
    changes += 1;
    answers.clear();
  });
  return {
    /** Nothing, as long as other processes have not been heard of. */
    find(asked: string): Answer | undefined {
      const found = versions.isCurrent() ? answers.find(asked) : undefined;
      if (found) metrics?.responseCacheReads.add('hit');
      return found;
    },
    /** Call it before the answer is made. */
    begin() {
      metrics?.responseCacheReads.add('miss');
      const before = changes;
      /** Whether nothing has changed since. */
      const isCurrent = () => changes === before;
      return {
        isCurrent,
        /** Keeps the answer unless something has changed since. */
        keep(asked: string, answer: Answer): void {
          if (isCurrent()) answers.keep(asked, answer);
        },
      };
    },
  };
}
