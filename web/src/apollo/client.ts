import { ApolloClient, type OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { isOffline } from '../lib/connection.ts';
import { createCache } from './cache.ts';
import { authLink, type TokenSource } from './links/auth.ts';
import { httpLink } from './links/http.ts';
import { noCacheLink } from './links/noCache.ts';
import { retryLink } from './links/retry.ts';
import { type FollowRecords, followersLink } from './mutations/followers.ts';
import { type NetworkStatus, networkStatus as pageNetworkStatus } from './networkStatus.ts';
import { createLateResponseGuard, type LateResponseGuard } from './races/lateResponses.ts';
import { ofAccountLink } from './races/ofAccount.ts';
import { refetchStaleQueries, scheduleRefetches } from './races/refetchStale.ts';
import { type StaleQueries, trackStaleQueries } from './races/staleQueries.ts';

type ClientOptions = TokenSource & {
  uri?: string;
  networkStatus?: NetworkStatus;
  /** Loads the functions that make lists follow the records in answers. */
  loadFollowers?: () => Promise<FollowRecords>;
  /** Replaces the browser's `fetch`, in tests. */
  fetch?: typeof fetch;
  /** Until a request without an answer is sent again, in tests. */
  firstRetryMs?: number;
};

/**
 * The shop's GraphQL client: one cache, and the links that carry requests to the server. Screens use
 * it through the generated hooks.
 */
export function createClient(options: ClientOptions): ApolloClient {
  const cache = createCache();
  const lateResponses = createLateResponseGuard(cache);
  const staleQueries = trackStaleQueries(
    cache,
    scheduleRefetches(() => refetchStaleQueries(client, staleQueries)),
  );
  const client = new ShopClient(
    ApolloLink.from([
      lateResponses.link,
      staleQueries.link,
      retryLink(options.networkStatus ?? pageNetworkStatus, options.firstRetryMs),
      authLink(options),
      ofAccountLink,
      // An answer that is waiting for the followers is dropped when its account signs out.
      followersLink({
        cache,
        load: options.loadFollowers ?? (async () => () => {}),
        onFailure: () => void refetchAll(client),
      }),
      noCacheLink,
      httpLink(options.uri ?? '/graphql', options.fetch),
    ]),
    cache,
    { lateResponses, staleQueries },
  );
  client.onResetStore(async () => {
    lateResponses.clear();
    staleQueries.clear();
  });
  return client;
}

/**
 * Writes a change made elsewhere into the client's cache, so that no earlier response undoes it. Queries that become
 * stale are refetched after a while.
 */
export function writeChange(client: ApolloClient, change: () => void): void {
  const { lateResponses, staleQueries } = freshnessOf(client);
  lateResponses.write(() => staleQueries.applyOthers(change));
}

/** Makes every cached result stale: active queries are refetched now, others when they become active. */
export async function refetchAll(client: ApolloClient): Promise<void> {
  freshnessOf(client).staleQueries.expireAll();
  // A failed query's own screen shows the error; nobody sees a screen that was left.
  await client.refetchObservableQueries().catch(() => undefined);
}

/** Only for clients from `createClient`: the types of Apollo's hooks don't tell which client they return. */
export const freshnessOf = (client: ApolloClient): Freshness => (client as ShopClient).freshness;

type Freshness = { lateResponses: LateResponseGuard; staleQueries: StaleQueries };

/**
 * An Apollo client that keeps its cache up to date. Queries are `cache-first` while their cached result is fresh, and
 * `cache-and-network` once when it isn't. Offline, they show the cached result even if it's stale.
 */
class ShopClient extends ApolloClient {
  readonly freshness: Freshness;

  constructor(link: ApolloLink, cache: InMemoryCache, freshness: Freshness) {
    super({
      link,
      cache,
      // Only the generated types mask fragments (`unmask`), at no run-time cost.
      dataMasking: false,
      assumeImmutableResults: true,
      defaultOptions: {
        watchQuery: {
          // A list keeps the pages and fields that other queries have fetched.
          refetchWritePolicy: 'merge',
          nextFetchPolicy: (current, { reason, options }) => {
            if (current === 'standby' || current === 'no-cache') return current;
            if (reason !== 'variables-changed') return 'cache-first';
            return this.#isFresh(options) ? 'cache-first' : 'cache-and-network';
          },
        },
      },
    });
    this.freshness = freshness;
  }

  #isFresh = ({ query, variables }: Pick<ApolloClient.WatchQueryOptions, 'query' | 'variables'>) =>
    // Called first, because it also registers the query, so that changes can make it stale.
    this.freshness.staleQueries.isFresh(query, variables) || isOffline();

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
