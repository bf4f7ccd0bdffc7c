import type { ApolloClient } from '@apollo/client';

type Cursor = string | null | undefined;

/** What `useQuery` gives for a query with the variable `after`, as far as its pages need it. */
type PagedQuery = {
  client: ApolloClient;
  observable: {
    fetchMore(options: { variables: { after: Cursor } }): Promise<unknown>;
    reobserve(): unknown;
    hasObservers(): boolean;
  };
};

/**
 * Fetches a page of a list by Apollo's `fetchMore`, and resolves when it is shown. Apollo by itself would not show
 * it while an optimistic update of the record with the list is pending; nor what else changes in the cache meanwhile,
 * if the page brings nothing new or does not come.
 * @param after the cursor after which the page begins; null for the first page
 * @throws the error of the request
 */
export async function fetchPage({ client, observable }: PagedQuery, after: Cursor): Promise<void> {
  try {
    await observable.fetchMore({ variables: { after } });
  } finally {
    // Loaded with the live changes, at the latest with the first page: without it the page might not be shown.
    const { showCache } = await import('./showCache.ts');
    showCache(client);
    // Who has left the screen needs no result.
    if (observable.hasObservers()) observable.reobserve();
  }
}

/** What `useQuery` gives, with `fetchPage` of that query. The generated hooks of queries with pages call it. */
export const withFetchPage = <Query extends PagedQuery>(query: Query) => ({
  ...query,
  fetchPage: (after: Cursor) => fetchPage(query, after),
});
