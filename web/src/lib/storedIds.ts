import { useSyncExternalStore } from 'react';

/** Ids stored in the browser. The server may be asked for their records but never links the ids to an account. */
export type StoredIds = {
  get: () => readonly string[];
  set: (ids: readonly string[]) => void;
  /** Calls back when they change, in this tab or another; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

const none: readonly string[] = [];

/**
 * Ids in the browser's storage; if that is blocked or full, they last as long as the page.
 * @param storage returns the storage; accessing the global throws if it is blocked
 * @param most maximum number; the first ones stay
 */
export function storedIds(storage: () => Storage, key: string, most: number): StoredIds {
  /** The ids as text, if the storage refused them. */
  let unsaved: string | null = null;
  let known: string | null = null;
  let ids = none;

  function read(): string | null {
    if (unsaved !== null) return unsaved;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function parse(text: string | null): readonly string[] {
    try {
      const saved: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(saved)
        ? saved.filter((id) => typeof id === 'string').slice(0, most)
        : none;
    } catch {
      // The stored value was edited.
      return none;
    }
  }

  return {
    get() {
      const text = read();
      if (text !== known) {
        known = text;
        ids = parse(text);
      }
      return ids;
    },
    set(next) {
      const text = next.length > 0 ? JSON.stringify(next.slice(0, most)) : null;
      unsaved = null;
      try {
        if (text) storage().setItem(key, text);
        else storage().removeItem(key);
      } catch {
        unsaved = text;
      }
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
    },
    subscribe(listener) {
      // The browser sends the same event to the other tabs.
      const onChange = (event: StorageEvent) => {
        if (event.key === key && event.newValue === null) unsaved = null;
        listener();
      };
      window.addEventListener('storage', onChange);
      return () => window.removeEventListener('storage', onChange);
    },
  };
}

/** The stored ids; none in a server-rendered page until hydrated. */
export const useStoredIds = ({ subscribe, get }: StoredIds): readonly string[] =>
  useSyncExternalStore(subscribe, get, () => none);
