import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { defaultPageSize } from '../cachedLists/keysetList.ts';
import { fetchPage } from '../fetchPage.ts';
import { arePagesStale, isStale, type StaleQueries } from './staleQueries.ts';

/**
 * Asks the active queries that are stale again, each once, however many components watch it. One that cannot be
 * asked stays stale, and is asked when it is shown again.
 */
export async function refetchStaleQueries(
  client: ApolloClient,
  staleQueries: StaleQueries,
): Promise<void> {
  const refetching = [...client.getObservableQueries('active')].map(async (observable) => {
    const state = staleQueries.stateOf(observable.query, observable.variables);
    if (!isStale(state)) return;
    state.refetching ??= (
      arePagesStale(state) ? refetchPages(client, observable) : observable.refetch()
    ).finally(() => {
      state.refetching = null;
    });
    await state.refetching;
  });
  await Promise.allSettled(refetching);
}

/** Refetches as many pages of a list as were loaded, one after another: each replaces what it covers. */
async function refetchPages(client: ApolloClient, observable: ObservableQuery): Promise<unknown> {
  const loaded = edgesOf(observable).length;
  const pageSize = Number(observable.variables.first ?? defaultPageSize);
  await observable.refetch();
  for (let place = pageSize; place < loaded; place += pageSize) {
    const last = edgesOf(observable)[place - 1];
    if (!last) return null;
    await fetchPage({ client, observable }, last.cursor);
  }
  return null;
}

/** The edges that a query shows of its list; none of a query without a list. */
function edgesOf(observable: ObservableQuery): readonly { cursor: string }[] {
  const data: unknown = observable.getCurrentResult().data;
  const lists = Object.values(data ?? {}) as { edges?: readonly { cursor: string }[] }[];
  return lists.find((list) => list?.edges)?.edges ?? [];
}
