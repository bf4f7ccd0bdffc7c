import { ApolloClient, type OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { createCache } from './cache.ts';
import { type CacheMaxAge, createCacheMaxAge } from './cacheMaxAge.ts';
import { shortenLists } from './connections.ts';
import { createLateResponseGuard, type LateResponseGuard } from './lateResponses.ts';
import { authLink, type TokenSource } from './links/auth.ts';
import { httpLink } from './links/http.ts';
import { retryLink } from './links/retry.ts';
import { type NetworkStatus, networkStatus as pageNetworkStatus } from './networkStatus.ts';

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
  const cacheMaxAge = createCacheMaxAge(options.now);
  const lateResponses = createLateResponseGuard();
  const client = new CacheMaxAgeClient(
    ApolloLink.from([
      lateResponses.link,
      cacheMaxAge.link,
      retryLink(options.networkStatus ?? pageNetworkStatus),
      authLink(options),
      httpLink(options.uri ?? '/graphql', options.fetch),
    ]),
    cacheMaxAge,
    lateResponses,
  );
  const clear = async () => {
    cacheMaxAge.clear();
    lateResponses.clear();
  };
  client.onClearStore(clear);
  client.onResetStore(clear);
  return client;
}

/** Writes a change made elsewhere into the client's cache, so that no earlier response undoes it. */
export function writeChange(client: ApolloClient, change: () => void): void {
  if (client instanceof CacheMaxAgeClient) client.writeChange(change);
  else change();
}

/**
 * Refetches the active queries once, after live changes were missed. Other queries are refetched when
 * they become active again.
 */
export async function refetchAfterMissedChanges(client: ApolloClient): Promise<void> {
  if (client instanceof CacheMaxAgeClient) client.expireAll();
  shortenLists(client.cache);
  await Promise.allSettled(await client.refetchObservableQueries());
}

/**
 * An Apollo client whose queries are `cache-first` while their cached result is fresh, and
 * `cache-and-network` once when it is older.
 */
class CacheMaxAgeClient extends ApolloClient {
  readonly #cacheMaxAge: CacheMaxAge;
  readonly #lateResponses: LateResponseGuard;

  constructor(link: ApolloLink, cacheMaxAge: CacheMaxAge, lateResponses: LateResponseGuard) {
    super({
      link,
      cache: createCache(),
      // Fragments are masked by the generated types alone (`unmask`), at no run-time cost.
      dataMasking: false,
      assumeImmutableResults: true,
      defaultOptions: {
        watchQuery: {
          nextFetchPolicy: (current, { reason, options }) => {
            if (reason !== 'variables-changed') return 'cache-first';
            if (current === 'standby' || current === 'no-cache') return current;
            return cacheMaxAge.isFresh(options.query, options.variables)
              ? 'cache-first'
              : 'cache-and-network';
          },
        },
      },
    });
    this.#cacheMaxAge = cacheMaxAge;
    this.#lateResponses = lateResponses;
  }

  writeChange(change: () => void): void {
    this.#lateResponses.write(change);
  }

  expireAll(): void {
    this.#cacheMaxAge.expireAll();
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ) {
    const stale =
      (options.fetchPolicy ?? 'cache-first') === 'cache-first' &&
      !this.#cacheMaxAge.isFresh(options.query, options.variables);
    return super.watchQuery<Data, Variables>(
      stale ? { ...options, fetchPolicy: 'cache-and-network' } : options,
    );
  }
}
