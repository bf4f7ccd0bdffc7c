import { type Change, changeKey } from '@fitness-zone/contract/changes.ts';

/** What has changed since the page was opened, and who is told. */
export type ChangeLog = {
  publish(changes: Change[]): void;
  /** Names this moment, for `since`. */
  cursor(): string;
  /** What changed since the moment that a cursor names; null for what is no cursor. */
  since(cursor: string): Change[] | null;
  /** Calls back with the changes of each operation; gives a function that stops it. */
  listen(call: (changes: Change[]) => void): () => void;
};

/** An empty log of changes; its cursors are positions in it. */
export function createChangeLog(): ChangeLog {
  const log: Change[] = [];
  const listeners = new Set<(changes: Change[]) => void>();
  return {
    publish(changes) {
      if (changes.length === 0) return;
      log.push(...changes);
      for (const call of listeners) call(changes);
    },
    cursor: () => String(log.length),
    since(cursor) {
      const position = Number(cursor);
      return Number.isInteger(position) && position >= 0 ? log.slice(position) : null;
    },
    listen(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
  };
}

/** Changes to deliver; null where some are missing. */
export type Batch = { changes: Change[] | null };

/**
 * The changes that one subscriber receives: first those since a cursor, then those of each operation.
 * @param concerns decides for each change when it happens, for whoever is signed in then
 */
export function changeFeed(
  log: ChangeLog,
  since: string | null,
  concerns: (change: Change) => boolean,
): AsyncIterableIterator<Batch> {
  const batch = (changes: Change[]): Batch => {
    const byRecord = new Map(changes.filter(concerns).map((change) => [changeKey(change), change]));
    return { changes: [...byRecord.values()] };
  };
  const waiting: Batch[] = [];
  let deliver: ((result: IteratorResult<Batch>) => void) | undefined;
  let ended = false;

  function send(next: Batch): void {
    if (deliver) deliver({ done: false, value: next });
    else waiting.push(next);
    deliver = undefined;
  }

  const missed = since === null ? [] : log.since(since);
  send(missed ? batch(missed) : { changes: null });
  const stop = log.listen((changes) => {
    const next = batch(changes);
    if (next.changes?.length) send(next);
  });

  return {
    next: () =>
      new Promise((resolve) => {
        const value = waiting.shift();
        if (value) resolve({ done: false, value });
        else if (ended) resolve({ done: true, value: undefined });
        else deliver = resolve;
      }),
    async return() {
      ended = true;
      stop();
      deliver?.({ done: true, value: undefined });
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
