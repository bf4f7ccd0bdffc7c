import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in a page that the server rendered, until the scripts have taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
