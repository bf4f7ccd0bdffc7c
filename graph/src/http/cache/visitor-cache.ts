import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Shop } from '../../context/shop.ts';
import { type CachedResponse, CachedResponses } from './cached-responses.ts';

/** An answer names the moment from which on the page follows changes, so it must not be old. */
const maxAgeMs = 30_000;

/** The collections of which visitors see something. */
const seen = new Set(['products', 'categories', 'users']);
/** What only signed-in people see. */
const isSignedInOnly = ({ kind }: Change) =>
  kind === 'booking' || kind === 'wish' || kind === 'payment';

/**
 * Answers to visitors, who all see the same. A write that a visitor could see empties it before the
 * write's own answer leaves, so that the very next read shows it.
 * @param maxBytes what all answers together may take
 */
export function createVisitorCache<Answer extends CachedResponse>(
  { events, writes }: Pick<Shop, 'events' | 'writes'>,
  maxBytes: number,
) {
  const answers = new CachedResponses<Answer>({ maxAgeMs, maxBytes });
  let changes = 0;
  const clear = () => {
    changes += 1;
    answers.clear();
  };
  writes.listen(({ collection }) => {
    if (seen.has(collection)) clear();
  });
  // What other processes have done.
  events.listen((change) => {
    if (!change || !isSignedInOnly(change)) clear();
  });
  return {
    find: (asked: string): Answer | undefined => answers.find(asked),
    /** Call it before the answer is made; what it gives keeps the answer unless something has changed. */
    begin() {
      const before = changes;
      return (asked: string, answer: Answer): void => {
        if (changes === before) answers.keep(asked, answer);
      };
    },
  };
}
