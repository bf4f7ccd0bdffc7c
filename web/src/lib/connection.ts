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

/** `onConnectionBack` for a component, while `waiting` for something to load. */
export function useConnectionBack(call: () => void, waiting = true): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => (waiting ? onConnectionBack(() => latest.current()) : undefined), [waiting]);
}

/** False, too, where only the connection to the server is lost. */
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

/** In words; null for a page that was loaded, or was online since. */
let restoredFrom: string | null = null;

/** Notes when what this offline page shows was kept, in words. */
export function noteRestored(moment: string): void {
  restoredFrom = moment;
  const forget = () => {
    restoredFrom = null;
  };
  window.addEventListener('online', forget, { once: true });
}

/** When what an offline page shows was kept, in words; null if it isn't from an earlier visit. */
export const restoredAt = (): string | null => restoredFrom;
