import type { ApolloClient } from '@apollo/client';
import { refetchAll } from '../client.ts';
import { shortenConnections } from '../connections/editConnections.ts';

/** Refetches everything, after live changes were missed: connections from their first page. */
export async function refetchAfterMissedChanges(client: ApolloClient): Promise<void> {
  shortenConnections(client.cache);
  await refetchAll(client);
}
