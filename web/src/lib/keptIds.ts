import { useSyncExternalStore } from 'react';

/** Ids that a browser keeps for its user, and the server never hears of as theirs. */
export type KeptIds = {
  get: () => readonly string[];
  set: (ids: readonly string[]) => void;
  /** Calls back when they change, in this tab or in another one; gives a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

const none: readonly string[] = [];

/**
 * Ids that are kept in the browser's storage; for as long as the page where that is blocked or full.
 * @param storage gives the storage; reading the global itself throws where it is blocked
 * @param most how many are kept, the first ones
 */
export function keptIds(storage: () => Storage, key: string, most: number): KeptIds {
  /** The ids as text, if the storage has refused to keep them. */
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
      // Somebody has edited it.
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

/** The ids that are kept now; none in a page that the server rendered, until the scripts have taken it over. */
export const useKeptIds = ({ subscribe, get }: KeptIds): readonly string[] =>
  useSyncExternalStore(subscribe, get, () => none);
