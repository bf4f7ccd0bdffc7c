import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Events } from '../../shared/events.ts';
import { type CachedResponse, CachedResponses } from './cached-responses.ts';

/** An answer names the moment from which on the page follows changes, so it must not be old. */
const maxAgeMs = 30_000;

/** What only signed-in people see. */
const isSignedInOnly = ({ kind }: Change) =>
  kind === 'booking' || kind === 'wish' || kind === 'payment';

/**
 * Answers to visitors, who all see the same. A change that a visitor could see empties it before the
 * change's own answer leaves, so that the very next read shows it.
 * @param maxBytes what all answers together may take
 */
export function createVisitorCache<Answer extends CachedResponse>(
  events: Events,
  maxBytes: number,
) {
  const answers = new CachedResponses<Answer>({ maxAgeMs, maxBytes });
  let changes = 0;
  events.listen((change) => {
    if (change && isSignedInOnly(change)) return;
    changes += 1;
    answers.clear();
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
