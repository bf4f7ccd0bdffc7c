import type { ApolloClient } from '@apollo/client';
import { inFlight } from './ofAccount.ts';

/**
 * Makes active queries show the cache in two cases that Apollo misses. First, its copy of a record from an optimistic
 * update hides later writes to the record, so the updates of mutations in flight are reapplied. Second, it drops cache
 * broadcasts to queries being fetched, so this broadcasts to them.
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
