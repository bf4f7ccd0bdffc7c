import { ApolloClient, type OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { createCache } from './cache.ts';
import { type CacheMaxAge, createCacheMaxAge } from './cacheMaxAge.ts';
import { shortenLists } from './connections.ts';
import { createLateResponseGuard, type LateResponseGuard } from './lateResponses.ts';
import { authLink, type TokenSource } from './links/auth.ts';
import { httpLink } from './links/http.ts';
import { retryLink } from './links/retry.ts';
import { type NetworkStatus, connection as pageConnection } from './networkStatus.ts';

export type ClientOptions = TokenSource & {
  uri?: string;
  connection?: NetworkStatus;
  /** Replaces the way to the server, in tests. */
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
      retryLink(options.connection ?? pageConnection),
      authLink(options),
      httpLink(options.uri ?? '/graphql', options.fetch),
    ]),
    cacheMaxAge,
    lateResponses,
  );
  const forget = async () => {
    cacheMaxAge.forget();
    lateResponses.forget();
  };
  client.onClearStore(forget);
  client.onResetStore(forget);
  return client;
}

/** Writes what happened elsewhere into the client's cache, so that no answer of before undoes it. */
export function writeChange(client: ApolloClient, change: () => void): void {
  if (client instanceof CacheMaxAgeClient) client.writeChange(change);
  else change();
}

/**
 * Some changes were missed: asks again, once, for all that is on the screen. What is not on the screen
 * is asked for when it is shown again.
 */
export async function refetchAfterMissedChanges(client: ApolloClient): Promise<void> {
  if (client instanceof CacheMaxAgeClient) client.expireAll();
  shortenLists(client.cache);
  await Promise.allSettled(await client.refetchObservableQueries());
}

/**
 * Asks the cache first while its answer is fresh. Afterwards screens show the old answer and ask the
 * server for the present one, once, when they open.
 */
class CacheMaxAgeClient extends ApolloClient {
  readonly #cacheMaxAge: CacheMaxAge;
  readonly #lateResponses: LateResponseGuard;

  constructor(link: ApolloLink, cacheMaxAge: CacheMaxAge, lateResponses: LateResponseGuard) {
    super({
      link,
      cache: createCache(),
      // Fragments are masked by the generated types alone (`unmask`): one mechanism, at no run-time cost.
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
