import type { ApolloClient } from '@apollo/client';

/**
 * Fetches into the cache what a screen queries when it opens. A screen's module exports it as `prefetch`.
 * @param params the parameters of the screen's address
 * @param search those of its query string
 */
export type Prefetch = (
  client: ApolloClient,
  params: { readonly [name: string]: string | undefined },
  search: URLSearchParams,
) => Promise<unknown>;
