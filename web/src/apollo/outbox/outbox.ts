import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { Observable, type Subscriber } from 'rxjs';
import { isOffline, onConnectionBack } from '../../lib/connection.ts';
import { newRequestId } from '../../lib/requestId.ts';
import { followAnswer } from '../mutations/followers.ts';
import { type Outcome, outcomeOf } from '../mutations/sendMutationOnce.ts';
import { keyOf } from '../races/staleQueries.ts';
import { browserStore, type OutboxStore, type Waiting } from './outboxStore.ts';
import { waits } from './waits.ts';

/** One line of the list. `failure` is why it couldn't be done; null while it waits. */
export type OutboxItem = { id: string; text: string; failure: string | null };

export type Outbox = {
  items(): readonly OutboxItem[];
  /** Calls back when the items change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Takes back what waits, or takes a failure from the list. */
  remove(id: string): void;
  /** What waits stays in the browser, and is sent by the next page. */
  close(): void;
};

/** What an action of this page waits with. */
type Held = {
  operation: ApolloLink.Operation;
  forward: ApolloLink.ForwardFunction;
  subscriber: Subscriber<ApolloLink.Result>;
};

type Entry = Waiting & { held?: Held; failure: string | null };

/** No answer came, so it may be sent again. */
const isUnanswered = (error: unknown) =>
  !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);

const undone = { errors: [{ message: 'Not sent.' }] };
const tooLate = 'Too late: you were offline for more than 15 minutes.';
const elsewhere = { errors: [{ message: 'Already sent or undone in another tab.' }] };

/**
 * Lets the mutations of `waits` wait while the browser is offline, and sends them in order afterwards. An action
 * stays pending meanwhile, with its optimistic update; after a restart it is sent from the browser's store.
 */
export function openOutbox(
  client: ApolloClient,
  accountId: string,
  store: OutboxStore = browserStore(accountId),
): Outbox {
  const direct = client.link;
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let shown: readonly OutboxItem[] = [];
  let isClosed = false;
  let delivering: Promise<void> | null = null;
  /** The entry whose answer is awaited: it can't be taken back any more. */
  let sending: string | null = null;
  let writing = Promise.resolve();
  /** The ids of entries that the browser has kept: one that is gone was sent or taken back in another tab. */
  const stored = new Set<string>();

  const pending = () => entries.filter(({ failure }) => failure === null);

  function change(next: readonly Entry[]): void {
    entries = next;
    shown = entries.map(({ id, name, failure }) => ({
      id,
      text: waits[name]?.text ?? name,
      failure,
    }));
    for (const listener of [...listeners]) listener();
  }

  /** Where the browser keeps nothing, what waits lasts as long as the page. */
  function keep(edit: (kept: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
    writing = writing.then(async () => {
      const next = edit(await store.read());
      await store.write(next);
      for (const { id } of next) stored.add(id);
    });
    writing = writing.catch(() => undefined);
    return writing;
  }

  const drop = (id: string) => {
    change(entries.filter((entry) => entry.id !== id));
    return keep((kept) => kept.filter((entry) => entry.id !== id));
  };

  function hold(held: Held): void {
    const { operation } = held;
    const { query, variables, operationName: name = '' } = operation;
    const same = pending().find((entry) => keyOfEntry(entry) === keyOf(query, variables));
    // It waits since an earlier visit.
    if (same && !same.held) {
      change(entries.map((entry) => (entry === same ? { ...entry, held } : entry)));
      return;
    }
    const waiting = { id: newRequestId(), name, document: query, variables, at: Date.now() };
    change([...entries, { ...waiting, held, failure: null }]);
    void keep((kept) => [...kept, waiting]);
  }

  /** Sends what waits, in order, until one gets no answer. */
  function deliver(): Promise<void> {
    delivering ??= alone(async () => {
      let entry = pending()[0];
      while (entry && (await send(entry))) entry = pending()[0];
    }).finally(() => {
      delivering = null;
    });
    return delivering;
  }

  /** @returns whether it needs no further attempt */
  async function send(entry: Entry): Promise<boolean> {
    const isGone = await isGoneFromStore(entry.id);
    if (isClosed) return false;
    if (isGone) {
      answer(entry, elsewhere);
      change(entries.filter(({ id }) => id !== entry.id));
      return true;
    }
    const { withinMs = Number.POSITIVE_INFINITY } = waits[entry.name] ?? {};
    if (Date.now() - entry.at > withinMs) {
      answer(entry, { errors: [{ message: tooLate }] });
      return fail(entry, tooLate);
    }
    return attempt(entry);
  }

  /** It was sent or taken back in another tab. */
  async function isGoneFromStore(id: string): Promise<boolean> {
    await writing;
    const kept = await store.read().catch(() => null);
    return kept !== null && stored.has(id) && !kept.some((entry) => entry.id === id);
  }

  async function attempt(entry: Entry): Promise<boolean> {
    sending = entry.id;
    try {
      const outcome = await (entry.held ? forwardHeld(entry.held) : mutate(entry));
      if (outcome.ok) await drop(entry.id);
      else await fail(entry, outcome.refusal.message);
      return true;
    } catch (error) {
      if (isUnanswered(error)) return false;
      return fail(entry, error instanceof Error ? error.message : String(error));
    } finally {
      sending = null;
    }
  }

  async function fail(entry: Entry, failure: string): Promise<true> {
    change(entries.map((one) => (one.id === entry.id ? { ...one, failure } : one)));
    await keep((kept) => kept.filter(({ id }) => id !== entry.id));
    return true;
  }

  /** From the store: the page that asked for it is gone. */
  async function mutate({ document, variables }: Entry): Promise<Outcome<object>> {
    const { data } = await client.mutate<object>({
      mutation: document,
      variables,
      context: { isFromOutbox: true },
      update: (cache, result) => followAnswer(cache, result.data),
    });
    return outcomeOf<object>(data, true);
  }

  const link = new ApolloLink((operation, forward) => {
    const isWaiting = operation.operationName !== undefined && operation.operationName in waits;
    if (!isWaiting || operation.getContext().isFromOutbox) return forward(operation);
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
  void store.read().then(
    (kept) => {
      if (isClosed) return;
      for (const { id } of kept) stored.add(id);
      const known = new Set(entries.map(({ id }) => id));
      const earlier = kept.filter(({ id }) => !known.has(id));
      if (earlier.length === 0) return;
      change([...earlier.map((entry) => ({ ...entry, failure: null })), ...entries]);
      if (!isOffline()) void deliver();
    },
    () => {},
  );

  return {
    items: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
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
      stopWaiting();
      client.setLink(direct);
      for (const { held } of pending()) held?.subscriber.error(new Error('The page was left.'));
    },
  };
}

const keyOfEntry = ({ document, variables }: Waiting) => keyOf(document, variables);

function answer({ held }: Entry, result: ApolloLink.Result): void {
  held?.subscriber.next(result);
  held?.subscriber.complete();
}

/** Sends what this page holds, and gives it the answer. */
function forwardHeld({ operation, forward, subscriber }: Held): Promise<Outcome<object>> {
  // A lost answer may have been to the same.
  operation.getContext().onRetry?.();
  return new Promise((resolve, reject) => {
    forward(operation).subscribe({
      next(result) {
        subscriber.next(result);
        if (result.errors?.length) reject(new CombinedGraphQLErrors(result));
        else resolve(outcomeOf<object>(result.data, true));
      },
      complete: () => subscriber.complete(),
      error(error) {
        if (!isUnanswered(error)) subscriber.error(error);
        reject(error);
      },
    });
  });
}

/** Never in two tabs at once. */
async function alone(call: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('outbox', call);
  else await call();
}
