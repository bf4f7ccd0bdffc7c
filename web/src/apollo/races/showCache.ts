import type { ApolloClient } from '@apollo/client';
import { inFlight } from './ofAccount.ts';

/**
 * Has the active queries show what the cache has now, which Apollo by itself does not do in two cases. It keeps a copy
 * of each record that an optimistic update wrote to, as it was then, which hides what has been written to that record
 * since: so those of the mutations in flight are made again. And it drops what the cache tells a query that is being
 * asked: such a query is told here.
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
    // What the cache has in part only would be asked for once more.
    const isWhole = () => cache.diff({ query, variables, optimistic: true }).complete;
    if (observable.getCurrentResult().loading && isWhole()) observable.reobserve();
  }
}
