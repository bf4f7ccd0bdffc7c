import { useSyncExternalStore } from 'react';

/** Whether requests come through at the moment, for a notice in the shell. */
export type NetworkStatus = {
  retrying(request: object): void;
  settled(request: object): void;
  /** True while at least one request waits to be repeated. */
  isTroubled(): boolean;
  /** Calls back when that changes; gives a function that stops it. */
  subscribe(call: () => void): () => void;
};

/** Keeps count of the requests that are being repeated. */
export function createNetworkStatus(): NetworkStatus {
  const waiting = new Set<object>();
  const listeners = new Set<() => void>();
  const change = (edit: () => void) => {
    const before = waiting.size > 0;
    edit();
    if (before !== waiting.size > 0) for (const call of listeners) call();
  };
  return {
    retrying: (request) => change(() => waiting.add(request)),
    settled: (request) => change(() => waiting.delete(request)),
    isTroubled: () => waiting.size > 0,
    subscribe(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
  };
}

/** The connection of the page. */
export const connection = createNetworkStatus();

/** Whether requests fail on their way at the moment and are being repeated. */
export const useConnectionTrouble = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isTroubled, () => false);
