import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect } from 'react';

/** Begins to follow what others change, from a cursor on; gives a function that ends it. */
export type Follow = (client: ApolloClient, since: string) => () => void;

/** How changes reach the page; null where they do not, as in most tests. */
export const LiveContext = createContext<Follow | null>(null);

/** Keeps the page true to what others change, once it knows the moment to begin from. */
export function useLiveChanges(since: string | undefined): void {
  const client = useApolloClient();
  const follow = use(LiveContext);
  const ready = since !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is read once; later cursors come with the changes.
  useEffect(() => {
    if (follow && since !== undefined) return follow(client, since);
    return undefined;
  }, [client, follow, ready]);
}
