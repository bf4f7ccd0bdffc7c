import type { OperationVariables } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify, isQueryOperation } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { map } from 'rxjs';

/** How long the answer to a query counts as fresh. */
const maxAgeMs = 5 * 60_000;

export type CacheMaxAge = {
  /** Notes when queries are answered. */
  link: ApolloLink;
  /** Whether the cache may answer alone. A query that records of others answer counts from now on. */
  isFresh(query: DocumentNode, variables: OperationVariables | undefined): boolean;
  /** From now on no answer of before counts as fresh. */
  expireAll(): void;
  /** Forgets everything, as the cache does when somebody signs in or out. */
  forget(): void;
};

/** Remembers when each query was answered, so that old answers are shown but asked for again. */
export function createCacheMaxAge(now: () => number = Date.now): CacheMaxAge {
  const answered = new Map<string, number>();
  let trusted = 0;
  return {
    link: new ApolloLink((operation, forward) => {
      if (!isQueryOperation(operation.query)) return forward(operation);
      const key = keyOf(operation.query, operation.variables);
      return forward(operation).pipe(
        map((result) => {
          answered.set(key, now());
          return result;
        }),
      );
    }),
    isFresh(query, variables) {
      const key = keyOf(query, variables);
      const since = answered.get(key);
      if (since === undefined) answered.set(key, now());
      return since === undefined || (since >= trusted && now() - since < maxAgeMs);
    },
    expireAll() {
      trusted = now();
      for (const [key, since] of answered) if (since >= trusted) answered.set(key, trusted - 1);
    },
    forget: () => answered.clear(),
  };
}

function keyOf(query: DocumentNode, variables: OperationVariables = {}): string {
  const operation = query.definitions.find((part) => part.kind === 'OperationDefinition');
  return `${operation?.name?.value ?? ''} ${canonicalStringify(variables)}`;
}
