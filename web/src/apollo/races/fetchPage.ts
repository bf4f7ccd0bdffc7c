import type { ApolloClient } from '@apollo/client';

type Cursor = string | null | undefined;

/** The part of `useQuery`'s result that paging needs, for a query with the variable `after`. */
type PagedQuery = {
  client: ApolloClient;
  observable: {
    fetchMore(options: { variables: { after: Cursor } }): Promise<unknown>;
    reobserve(): unknown;
    hasObservers(): boolean;
  };
};

/**
 * Fetches a page of a list with Apollo's `fetchMore`, and resolves once it is shown. Apollo alone doesn't show it
 * while an optimistic update of the list's record is pending, nor other cache changes meanwhile if the page brings
 * nothing new or fails.
 * @param after the cursor the page starts after; null for the first page
 * @throws the error of the request
 */
export async function fetchPage({ client, observable }: PagedQuery, after: Cursor): Promise<void> {
  try {
    await observable.fetchMore({ variables: { after } });
  } finally {
    // `showCache.ts` loads with the live changes, or here with the first page. Without it the page might not be shown.
    const { showCache } = await import('./showCache.ts');
    showCache(client);
    // Users who left the screen don't need the result.
    if (observable.hasObservers()) observable.reobserve();
  }
}

/** `useQuery`'s result with the query's `fetchPage`. The generated hooks of paged queries call it. */
export const withFetchPage = <Query extends PagedQuery>(query: Query) => ({
  ...query,
  fetchPage: (after: Cursor) => fetchPage(query, after),
});
