import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { freshnessOf } from '../src/apollo/client.ts';
import { refetchStaleQueries } from '../src/apollo/races/refetchStale.ts';
import { isStale } from '../src/apollo/races/staleQueries.ts';

/** Refetches the active stale queries now; resolves when all have been answered or have failed. */
export async function refetchStale(client: ApolloClient): Promise<void> {
  await refetchStaleQueries(client, freshnessOf(client).staleQueries);
}

/** Whether a change made the query stale: it is refetched now, or when it is shown. */
export function isAskedAgain(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
): boolean {
  const state = freshnessOf(client).staleQueries.stateOf(query, variables);
  return isStale(state) || state.refetching !== null;
}
