import type { ApolloClient } from '@apollo/client';

/**
 * Fetches into the cache what a screen queries when it opens. A screen's module exports it as `prefetch`.
 * @param params the parameters of the screen's address
 */
export type Prefetch = (
  client: ApolloClient,
  params: { readonly [name: string]: string | undefined },
) => Promise<unknown>;
