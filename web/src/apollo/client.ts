import { ApolloClient, type OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { createCache } from './cache.ts';
import { createLateResponseGuard, type LateResponseGuard } from './lateResponses.ts';
import { authLink, type TokenSource } from './links/auth.ts';
import { httpLink } from './links/http.ts';
import { noCacheLink } from './links/noCache.ts';
import { ofAccountLink } from './links/ofAccount.ts';
import { retryLink } from './links/retry.ts';
import { type NetworkStatus, networkStatus as pageNetworkStatus } from './networkStatus.ts';
import { type CacheMaxAge, createCacheMaxAge } from './stale/cacheMaxAge.ts';
import { isStale, type StaleQueries, trackStaleQueries } from './stale/staleQueries.ts';

/** Changes are gathered for so many milliseconds before the queries that they made stale are asked again. */
const gatherMs = 500;

type ClientOptions = TokenSource & {
  uri?: string;
  networkStatus?: NetworkStatus;
  /** Replaces the browser's `fetch`, in tests. */
  fetch?: typeof fetch;
  now?: () => number;
};

/**
 * The shop's GraphQL client: one cache, and the links that carry requests to the server. Screens use
 * it through the generated hooks.
 */
export function createClient(options: ClientOptions): ApolloClient {
  const cache = createCache();
  const cacheMaxAge = createCacheMaxAge(options.now);
  const lateResponses = createLateResponseGuard();
  const staleQueries = trackStaleQueries(cache, () => client.refetchStaleSoon());
  const client = new ShopClient(
    ApolloLink.from([
      lateResponses.link,
      cacheMaxAge.link,
      staleQueries.link,
      retryLink(options.networkStatus ?? pageNetworkStatus),
      authLink(options),
      ofAccountLink,
      noCacheLink,
      httpLink(options.uri ?? '/graphql', options.fetch),
    ]),
    cache,
    { cacheMaxAge, lateResponses, staleQueries },
  );
  client.onResetStore(async () => {
    cacheMaxAge.clear();
    lateResponses.clear();
    staleQueries.clear();
  });
  return client;
}

/** Writes a change made elsewhere into the client's cache, so that no earlier response undoes it. */
export const writeChange = (client: ApolloClient, change: () => void): void =>
  freshnessOf(client).lateResponses.write(change);

/** Makes every cached result stale: the queries are asked again when they become active. */
export const expireCache = (client: ApolloClient): void =>
  freshnessOf(client).cacheMaxAge.expireAll();

/**
 * Refetches the active queries that are stale now, instead of soon.
 * @returns when nothing that is shown is stale, or could not be fetched
 */
export const refetchStale = (client: ApolloClient): Promise<void> =>
  (client as ShopClient).refetchStale();

/** Whether a query is asked again, or will be when it is shown, because a change made it stale. */
export function isAskedAgain(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
): boolean {
  const state = freshnessOf(client).staleQueries.stateOf(query, variables);
  return isStale(state) || state.refetching !== null;
}

// Apollo's hooks do not say which client they give. For one that `createClient` did not make all of these functions
// raise a TypeError, since it lacks what they use.
const freshnessOf = (client: ApolloClient): Freshness => (client as ShopClient).freshness;

type Freshness = {
  cacheMaxAge: CacheMaxAge;
  lateResponses: LateResponseGuard;
  staleQueries: StaleQueries;
};

/**
 * An Apollo client that keeps its cache up to date. Its queries are `cache-first` while their cached result is fresh,
 * and `cache-and-network` once when it is older. Those that a change made stale are asked again while they are active,
 * and a change is written again behind each response that was under way.
 */
class ShopClient extends ApolloClient {
  readonly freshness: Freshness;
  #refetch: ReturnType<typeof setTimeout> | undefined;

  constructor(link: ApolloLink, cache: InMemoryCache, freshness: Freshness) {
    super({
      link,
      cache,
      // Fragments are masked by the generated types alone (`unmask`), at no run-time cost.
      dataMasking: false,
      assumeImmutableResults: true,
      defaultOptions: {
        watchQuery: {
          nextFetchPolicy: (current, { reason, options }) => {
            if (reason !== 'variables-changed') return 'cache-first';
            if (current === 'standby' || current === 'no-cache') return current;
            return this.#isFresh(options) ? 'cache-first' : 'cache-and-network';
          },
        },
      },
    });
    this.freshness = freshness;
  }

  /** Waits a moment, so that many changes are one request. */
  refetchStaleSoon(): void {
    // Without the chunk it stays stale, and is asked after the next change or when it is shown again.
    this.#refetch ??= setTimeout(() => void this.refetchStale().catch(() => {}), gatherMs);
  }

  async refetchStale(): Promise<void> {
    clearTimeout(this.#refetch);
    this.#refetch = undefined;
    const { refetchStaleQueries } = await import('./stale/refetchStale.ts');
    await refetchStaleQueries(this, this.freshness.staleQueries);
  }

  #isFresh({ query, variables }: Pick<ApolloClient.WatchQueryOptions, 'query' | 'variables'>) {
    const { cacheMaxAge, staleQueries } = this.freshness;
    if (isStale(staleQueries.stateOf(query, variables))) this.refetchStaleSoon();
    return cacheMaxAge.isFresh(query, variables);
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) {
    const isOld =
      (options.fetchPolicy ?? 'cache-first') === 'cache-first' && !this.#isFresh(options);
    return super.watchQuery<Data, Variables>(
      isOld ? { ...options, fetchPolicy: 'cache-and-network' } : options,
    );
  }
}
