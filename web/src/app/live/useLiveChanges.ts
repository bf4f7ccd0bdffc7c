import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect } from 'react';

/** Subscribes to others' changes after a cursor; returns a function that unsubscribes. */
export type StartLiveChanges = (client: ApolloClient, since: string) => () => void;

/** Subscribes the page to changes; null for none, as in most tests. */
export const LiveChangesContext = createContext<StartLiveChanges | null>(null);

/**
 * Keeps the cache up to date with others' changes.
 * @param since the cursor to start from; undefined until known
 */
export function useLiveChanges(since: string | undefined): void {
  const client = useApolloClient();
  const startLiveChanges = use(LiveChangesContext);
  const ready = since !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is read once; changes bring later cursors.
  useEffect(() => {
    if (startLiveChanges && since !== undefined) return startLiveChanges(client, since);
    return undefined;
  }, [client, startLiveChanges, ready]);
}
