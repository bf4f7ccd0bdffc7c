import type { ApolloClient } from '@apollo/client';
import { expireCache } from '../client.ts';
import { shortenConnections } from '../connections/editConnections.ts';

/**
 * Refetches the active queries once, after live changes were missed. Other queries are refetched when
 * they become active again.
 */
export async function refetchAfterMissedChanges(client: ApolloClient): Promise<void> {
  expireCache(client);
  shortenConnections(client.cache);
  // A failed query's own screen shows the error; a screen that was left needs none.
  await client.refetchObservableQueries().catch(() => undefined);
}
