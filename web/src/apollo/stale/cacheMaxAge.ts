import type { OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { isQueryOperation } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { keyOf } from './staleQueries.ts';

/** How long a query's cached result counts as fresh. */
const maxAgeMs = 5 * 60_000;

export type CacheMaxAge = {
  /** Records when queries are answered. */
  link: ApolloLink;
  /** Whether the cached result is fresh. A query that was never sent counts as answered now. */
  isFresh(query: DocumentNode, variables: OperationVariables | undefined): boolean;
  /** Makes every cached result stale. */
  expireAll(): void;
  /** Forgets when queries were answered; to be called when the cache is emptied. */
  clear(): void;
};

/** Records when each query was answered, so that stale results are shown but fetched again. */
export function createCacheMaxAge(now: () => number = Date.now): CacheMaxAge {
  const answeredAt = new Map<string, number>();
  return {
    link: new ApolloLink((operation, forward) => {
      if (!isQueryOperation(operation.query)) return forward(operation);
      const key = keyOf(operation.query, operation.variables);
      return forward(operation).pipe(tap(() => answeredAt.set(key, now())));
    }),
    isFresh(query, variables) {
      const key = keyOf(query, variables);
      const since = answeredAt.get(key);
      if (since === undefined) answeredAt.set(key, now());
      return since === undefined || now() - since < maxAgeMs;
    },
    expireAll() {
      for (const key of answeredAt.keys()) answeredAt.set(key, Number.NEGATIVE_INFINITY);
    },
    clear: () => answeredAt.clear(),
  };
}
