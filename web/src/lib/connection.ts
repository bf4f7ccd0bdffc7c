import { useEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * Calls back each time the connection is back: the browser is online again, or the live connection is re-established.
 * @returns a function that stops it
 */
export function onConnectionBack(call: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('online', connectionIsBack);
  listeners.add(call);
  return () => {
    listeners.delete(call);
    if (listeners.size === 0) globalThis.removeEventListener?.('online', connectionIsBack);
  };
}

/** Reports that the server is reachable again. */
export function connectionIsBack(): void {
  for (const call of [...listeners]) call();
}

/** `onConnectionBack` for a component, while `waiting` is true. */
export function useConnectionBack(call: () => void, waiting = true): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => (waiting ? onConnectionBack(() => latest.current()) : undefined), [waiting]);
}

/** Also false if only the connection to the server is lost. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);

let savedAt: string | null = null;

/**
 * When the shown cache was saved, in words. Null once the browser is online, and for pages that weren't opened offline
 * from an earlier visit.
 */
export const savedAtText = (): string | null => savedAt;

export function setSavedAtText(moment: string): void {
  savedAt = moment;
  const forget = () => {
    savedAt = null;
  };
  window.addEventListener('online', forget, { once: true });
}
