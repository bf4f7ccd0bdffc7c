import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in a server-rendered page until it is hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
