import { type Change, changeKey } from '@fitness-zone/contract/changes.ts';
import type { Events } from '../../shared/events.ts';

/** What reaches an open page at once: null instead of changes where some are missing. */
export type Batch = { changes: Change[] | null; end: () => void };

/** Changes that belong together come within this time, and travel together. */
const gatherMs = 30;
/** How many changes an open page receives at once. */
export const maxBatchChanges = 50;

/**
 * The changes that an open page may know of, from the moment that `since` names. Batches are small, and
 * a reader that is too slow, or a change that touches too much, gives one batch that says so.
 * @param concerns decides for each change when it happens, for the user who is signed in then
 */
export function changeFeed(
  events: Events,
  since: string | null,
  concerns: (change: Change) => boolean,
): AsyncIterableIterator<Batch> {
  let waiting: Map<string, Change> | null = new Map();
  let due = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let deliver: ((result: IteratorResult<Batch>) => void) | undefined;

  function add(change: Change | null): void {
    if (change && !concerns(change)) return;
    if (change) waiting?.set(changeKey(change), change);
    if (!change || (waiting && waiting.size > maxBatchChanges)) waiting = null;
    timer ??= setTimeout(() => {
      timer = undefined;
      due = true;
      flush();
    }, gatherMs);
  }

  function flush(): void {
    if (!deliver || !due) return;
    const changes = waiting && [...waiting.values()];
    waiting = new Map();
    due = false;
    deliver({ done: false, value: { changes, end } });
    deliver = undefined;
  }

  function end(): void {
    ended = true;
    stop();
    clearTimeout(timer);
    deliver?.({ done: true, value: undefined });
    deliver = undefined;
  }

  const stop = events.listen(add);
  const missed = since === null ? [] : events.since(since);
  if (missed) {
    for (const change of missed) if (concerns(change)) waiting?.set(changeKey(change), change);
    if (waiting && waiting.size > maxBatchChanges) waiting = null;
  } else waiting = null;

  return {
    next: () =>
      new Promise((resolve) => {
        if (ended) return resolve({ done: true, value: undefined });
        deliver = resolve;
        flush();
      }),
    return: async () => {
      end();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
