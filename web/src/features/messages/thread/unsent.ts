import type { ApolloClient } from '@apollo/client';

/** A thread, or an order whose thread may not exist yet. */
export type Target = { threadId: string } | { orderId: string };

export const keyOf = (target: Target): string =>
  'orderId' in target ? `order ${target.orderId}` : target.threadId;

/** A message that is being sent or has failed. */
export type Outgoing = {
  requestId: string;
  text: string;
  photoIds: readonly string[];
  /** the thread's newest message when this one was sent */
  after: string;
  /** the error; null while it is being sent */
  failure: string | null;
};

/** A conversation's unsent text. */
type Unsent = {
  /** content of the field */
  draft: string;
  outgoing: readonly Outgoing[];
};

/** Unsent texts by the key of their target. */
export type UnsentStore = {
  read: (key: string) => Unsent;
  edit: (key: string, edit: (unsent: Unsent) => Unsent) => void;
  /** Calls back when anything changes; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

const nothing: Unsent = { draft: '', outgoing: [] };

const stores = new WeakMap<ApolloClient, UnsentStore>();

/** A client's unsent texts, kept until the page is closed or the session ends. */
export function unsentOf(client: ApolloClient): UnsentStore {
  const known = stores.get(client);
  if (known) return known;
  const texts = new Map<string, Unsent>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const clear = async () => {
    texts.clear();
    tell();
  };
  // The next account must not get these texts.
  client.onClearStore(clear);
  client.onResetStore(clear);
  const store: UnsentStore = {
    read: (key) => texts.get(key) ?? nothing,
    edit(key, edit) {
      texts.set(key, edit(store.read(key)));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(client, store);
  return store;
}

type Own = { id: string; text: string; photos: readonly unknown[]; viewerIsSender: boolean };

/**
 * Outgoing messages that the thread doesn't contain yet. A live change may bring a message before its answer, or even
 * if the answer was lost.
 * @param messages the thread's loaded messages, in any order
 */
export function notArrived(
  outgoing: readonly Outgoing[],
  messages: readonly Own[],
): readonly Outgoing[] {
  const arrived = new Set<string>();
  return outgoing.filter(({ text, photoIds, after }) => {
    const found = messages.find(
      (message) =>
        message.viewerIsSender &&
        message.id > after &&
        message.text === text &&
        message.photos.length === photoIds.length &&
        !arrived.has(message.id),
    );
    if (found) arrived.add(found.id);
    return !found;
  });
}
