import type { ApolloClient } from '@apollo/client';
import { inFlight } from './ofAccount.ts';

/**
 * Makes active queries show the cache in two cases that Apollo misses. It keeps a copy of each record that an
 * optimistic update wrote to, which hides later writes to that record: so the updates of mutations in flight are
 * applied again. And it drops cache broadcasts to a query that is being fetched: this broadcasts to it.
 */
export function showCache(client: ApolloClient): void {
  const { cache } = client;
  for (const [key, { recordUpdate }] of inFlight.get(client) ?? []) {
    if (!recordUpdate) continue;
    cache.removeOptimistic(key);
    recordUpdate();
  }
  for (const observable of client.getObservableQueries()) {
    const { query, variables } = observable;
    // Partial data would trigger another request.
    const isWhole = () => cache.diff({ query, variables, optimistic: true }).complete;
    if (observable.getCurrentResult().loading && isWhole()) observable.reobserve();
  }
}
