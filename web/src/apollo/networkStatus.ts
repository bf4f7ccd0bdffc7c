import { useSyncExternalStore } from 'react';

/** Whether failed requests are being retried, for a notice on the page. */
export type NetworkStatus = {
  retrying(request: object): void;
  finished(request: object): void;
  /** True while at least one request is being retried. */
  isRetrying(): boolean;
  /** Calls back when `isRetrying` changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/** Tracks the requests that are being retried. */
export function createNetworkStatus(): NetworkStatus {
  const retrying = new Set<object>();
  const listeners = new Set<() => void>();
  const change = (edit: () => void) => {
    const before = retrying.size > 0;
    edit();
    if (before !== retrying.size > 0) for (const listener of listeners) listener();
  };
  return {
    retrying: (request) => change(() => retrying.add(request)),
    finished: (request) => change(() => retrying.delete(request)),
    isRetrying: () => retrying.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The network status of the page's client. */
export const networkStatus = createNetworkStatus();

export const useIsRetrying = (): boolean =>
  useSyncExternalStore(networkStatus.subscribe, networkStatus.isRetrying, () => false);
