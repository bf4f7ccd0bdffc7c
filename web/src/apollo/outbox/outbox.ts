import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { Observable, type Subscriber } from 'rxjs';
import type { RefusalCode } from '../../generated/graphql.ts';
import { isOffline, onConnectionBack } from '../../lib/connection.ts';
import { newRequestId } from '../../lib/requestId.ts';
import { followAnswer } from '../mutations/followers.ts';
import { type Outcome, outcomeOf, refusalOf } from '../mutations/sendMutationOnce.ts';
import { keyOf } from '../races/staleQueries.ts';
import { isWaiting, offlineMutations } from './offlineMutations.ts';
import { browserStore, type OutboxStore, type Waiting } from './outboxStore.ts';

/** A line of the list. `failure` is the reason if it failed; null while it is waiting. */
export type OutboxItem = { id: string; text: string; failure: string | null };

export type Outbox = {
  items(): readonly OutboxItem[];
  /** Calls back when the items change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The number of actions that wait, in all tabs. */
  countWaiting(): Promise<number>;
  /** Undoes a waiting action, or removes a failed one from the list. */
  remove(id: string): void;
  /** Waiting actions stay in the browser, and the next page sends them. An attempt under way isn't repeated. */
  close(): void;
};

/** The pending request of one of this page's actions. */
type Held = {
  operation: ApolloLink.Operation;
  forward: ApolloLink.ForwardFunction;
  subscriber: Subscriber<ApolloLink.Result>;
};

type Entry = Waiting & { held?: Held; failure: string | null };

/** Whether the shop didn't answer, so that a retry makes sense. The login page of a Wi-Fi isn't an answer. */
function isUnanswered(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 429 || error.statusCode >= 500;
  return !CombinedGraphQLErrors.is(error);
}

/** Temporary refusals: a retry may succeed with a new token, or later. */
const passingCodes = new Set<RefusalCode | null>([
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
]);

const isPassing = (outcome: Outcome<object>) =>
  !outcome.ok && passingCodes.has(outcome.refusal.code);

/** Pause before an unanswered request is retried while online. */
const pauseSeconds = 60;

const undone = { errors: [{ message: 'Not sent.' }] };
const tooLate = 'Too late: you were offline for more than 15 minutes.';
const elsewhere = { errors: [{ message: 'Already sent or undone in another tab.' }] };
const keptForLater = { errors: [{ message: 'Waits for the network.' }] };
const signedOut = { errors: [{ message: 'You have been signed out.' }] };

/**
 * Holds the mutations of `offlineMutations` while the browser is offline, and sends them in order afterwards. An action
 * stays pending meanwhile, with its optimistic update; after a restart it is sent from the browser's store.
 * @param isOwn whether requests still carry this account's token
 */
export function openOutbox(
  client: ApolloClient,
  accountId: string,
  isOwn: () => boolean,
  store: OutboxStore = browserStore(accountId),
): Outbox {
  const direct = client.link;
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let shown: readonly OutboxItem[] = [];
  let isClosed = false;
  let delivering: Promise<void> | null = null;
  /** The entry that is being sent and can no longer be undone. */
  let sending: string | null = null;
  let writing = Promise.resolve();
  /** Ids of this page's stored entries. One that is gone from the store was sent or undone in another tab. */
  const stored = new Set<string>();
  /** Ids of entries that aren't stored yet. The list only shows stored ones, since it promises to send them. */
  const unwritten = new Set<string>();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const isOver = () => isClosed || !isOwn();
  const pending = () => entries.filter(({ failure }) => failure === null);

  function change(next: readonly Entry[]): void {
    entries = next;
    shown = entries
      .filter(({ id }) => !unwritten.has(id))
      .map(({ id, name, failure }) => ({
        id,
        text: offlineMutations[name]?.text ?? name,
        failure,
      }));
    for (const listener of [...listeners]) listener();
  }

  /**
   * Edits the stored entries. If the browser refuses storage, entries last as long as the page.
   * @param added the id of the entry that `edit` adds
   */
  function keep(
    edit: (kept: readonly Waiting[]) => readonly Waiting[],
    added?: string,
  ): Promise<void> {
    writing = writing.then(async () => {
      // The stored entries of a signed-out account are deleted.
      if (!isOwn()) return;
      await store.edit(edit);
      if (added) stored.add(added);
    });
    writing = writing.catch(() => undefined);
    return writing;
  }

  /** Adds the entries that an earlier page or another tab left. */
  async function adopt(): Promise<void> {
    await writing;
    const kept = await store.read().catch(() => []);
    if (isOver()) return;
    const isKnown = (id: string) => stored.has(id) || entries.some((entry) => entry.id === id);
    const left = kept.filter(({ id }) => !isKnown(id));
    if (left.length === 0) return;
    for (const { id } of left) stored.add(id);
    change([...left.map((entry) => ({ ...entry, failure: null })), ...entries]);
  }

  const drop = (id: string) => {
    change(entries.filter((entry) => entry.id !== id));
    return keep((kept) => kept.filter((entry) => entry.id !== id));
  };

  function hold(held: Held): void {
    const { operation } = held;
    const { query, variables, operationName: name = '' } = operation;
    const same = pending().find((entry) => keyOfEntry(entry) === keyOf(query, variables));
    // The same mutation is waiting since an earlier visit.
    if (same && !same.held) {
      change(entries.map((entry) => (entry === same ? { ...entry, held } : entry)));
      return;
    }
    const waiting = { id: newRequestId(), name, document: query, variables, at: Date.now() };
    unwritten.add(waiting.id);
    change([...entries, { ...waiting, held, failure: null }]);
    void keep((kept) => [...kept, waiting], waiting.id).then(() => {
      unwritten.delete(waiting.id);
      change(entries);
    });
  }

  /** Sends waiting entries in order until one gets no answer; entries that closed tabs left come last. */
  function deliver(): Promise<void> {
    clearTimeout(retry);
    delivering ??= alone(sendPending)
      // Other open tabs, which wait for the lock, send their own first.
      .then((isDone) => isDone && alone(() => adopt().then(sendPending)))
      .then(() => undefined)
      .finally(() => {
        delivering = null;
      });
    return delivering;
  }

  /** @returns whether no entry is left waiting */
  async function sendPending(): Promise<boolean> {
    for (let entry = pending()[0]; entry; entry = pending()[0]) {
      if (!(await send(entry))) return false;
    }
    return true;
  }

  /** @returns whether the entry needs no further attempt */
  async function send(entry: Entry): Promise<boolean> {
    const isGone = await isGoneFromStore(entry.id);
    if (isOver()) return false;
    if (isGone) {
      answer(entry, elsewhere);
      change(entries.filter(({ id }) => id !== entry.id));
      return true;
    }
    const { withinMs = Number.POSITIVE_INFINITY } = offlineMutations[entry.name] ?? {};
    if (Date.now() - entry.at > withinMs) {
      answer(entry, { errors: [{ message: tooLate }] });
      return fail(entry, tooLate);
    }
    return attempt(entry);
  }

  /** Whether an entry was sent or undone in another tab. */
  async function isGoneFromStore(id: string): Promise<boolean> {
    await writing;
    const kept = await store.read().catch(() => null);
    return kept !== null && stored.has(id) && !kept.some((entry) => entry.id === id);
  }

  async function attempt(entry: Entry): Promise<boolean> {
    sending = entry.id;
    const outcome = await outcomeNow(entry);
    sending = null;
    if (outcome?.ok) {
      await drop(entry.id);
      return !isOver();
    }
    // The next account's token may have caused the refusal: this account's next page retries.
    if (isOver() || entry.held?.operation.getContext().isOver?.()) return false;
    if (outcome && !isPassing(outcome)) return fail(entry, outcome.refusal.message);
    // Offline, it is sent once the connection is back.
    const { retryAfter = pauseSeconds } = outcome?.refusal ?? {};
    if (!isOffline()) retry = setTimeout(() => void deliver(), retryAfter * 1000);
    return false;
  }

  /** Null if no answer came. */
  async function outcomeNow(entry: Entry): Promise<Outcome<object> | null> {
    try {
      return await (entry.held ? forwardHeld(entry.held) : mutate(entry));
    } catch (error) {
      return isUnanswered(error) ? null : { ok: false, refusal: refusalOf(error) };
    }
  }

  async function fail(entry: Entry, failure: string): Promise<true> {
    change(entries.map((one) => (one.id === entry.id ? { ...one, failure } : one)));
    await keep((kept) => kept.filter(({ id }) => id !== entry.id));
    return true;
  }

  /** Sends a stored entry whose page is gone. */
  async function mutate({ document, variables }: Entry): Promise<Outcome<object>> {
    const { data } = await client.mutate<object>({
      mutation: document,
      variables,
      context: { isFromOutbox: true, isOver },
      update: (cache, result) => followAnswer(cache, result.data),
    });
    return outcomeOf<object>(data, true);
  }

  const link = new ApolloLink((operation, forward) => {
    const { operationName, variables } = operation;
    if (!isWaiting(operationName, variables) || operation.getContext().isFromOutbox)
      return forward(operation);
    return new Observable<ApolloLink.Result>((subscriber) => {
      const held = { operation, forward, subscriber };
      if (isOffline()) return hold(held);
      if (pending().length > 0) {
        hold(held);
        void deliver();
        return;
      }
      forward(operation).subscribe({
        next: (result) => subscriber.next(result),
        complete: () => subscriber.complete(),
        error: (error) =>
          isUnanswered(error) && isOffline() ? hold(held) : subscriber.error(error),
      });
    });
  });

  client.setLink(link.concat(direct));
  const stopWaiting = onConnectionBack(() => void deliver());
  void adopt().then(() => {
    if (!isClosed && pending().length > 0 && !isOffline()) void deliver();
  });

  return {
    items: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async countWaiting() {
      await writing;
      const kept = await store.read().catch(() => []);
      return Math.max(kept.length, pending().length);
    },
    remove(id) {
      if (id === sending) return;
      const entry = entries.find((one) => one.id === id);
      void drop(id);
      if (entry?.failure !== null) return;
      answer(entry, undone);
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      stopWaiting();
      client.setLink(direct);
      for (const entry of pending()) answer(entry, isOwn() ? keptForLater : signedOut);
    },
  };
}

const keyOfEntry = ({ document, variables }: Waiting) => keyOf(document, variables);

function answer({ held }: Pick<Entry, 'held'>, result: ApolloLink.Result): void {
  held?.subscriber.next(result);
  held?.subscriber.complete();
}

/** Sends a held request of this page and passes the answer on, unless a retry may get a better one. */
function forwardHeld(held: Held): Promise<Outcome<object>> {
  const { operation, forward, subscriber } = held;
  // An earlier attempt may have succeeded and lost its answer.
  operation.getContext().onRetry?.();
  return new Promise((resolve, reject) => {
    forward(operation).subscribe({
      next(result) {
        const outcome: Outcome<object> = result.errors?.length
          ? { ok: false, refusal: refusalOf(new CombinedGraphQLErrors(result)) }
          : outcomeOf<object>(result.data, true);
        if (!isPassing(outcome)) answer({ held }, result);
        resolve(outcome);
      },
      complete: () => reject(new Error('No answer came.')),
      error(error) {
        if (!isUnanswered(error)) subscriber.error(error);
        reject(error);
      },
    });
  });
}

/** Runs `call` in one tab at a time. */
async function alone<Result>(call: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request('outbox', call) : await call();
}
