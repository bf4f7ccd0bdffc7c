import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify, isQueryOperation } from '@apollo/client/utilities';
import { type DocumentNode, type FieldNode, getOperationAST } from 'graphql';
import { tap } from 'rxjs';

/** The queries that read lists which the cache could not bring up to date by itself. */
export type StaleQueries = {
  /** Notes when queries are asked. */
  link: ApolloLink;
  /** The state of a query; `isStale` says whether it must be asked again. */
  stateOf(query: DocumentNode, variables: OperationVariables | undefined): QueryState;
  /** Forgets all queries and changes; to be called when the cache is emptied. */
  clear(): void;
};

/** Changes of records are numbered in the order in which this cache is told of them, from 1. */
type ChangeNumber = number;

/** A query that was sent or is shown, and how far its cached result is behind the changes of records. */
export type QueryState = {
  query: DocumentNode;
  variables: OperationVariables;
  /** the last change when what is cached of it was asked */
  askedAt: ChangeNumber;
  /** it is stale if it was asked before this change */
  staleBefore: ChangeNumber;
  /** so are the pages after its first one, and not only counts and the like */
  pagesStaleBefore: ChangeNumber;
  /** while it is being asked again */
  refetching: Promise<unknown> | null;
};

/** Whether a query must be asked again before what is cached of it is right. */
export const isStale = ({ askedAt, staleBefore }: QueryState): boolean => askedAt < staleBefore;

/** Whether that is true of all its pages. */
export const arePagesStale = ({ askedAt, pagesStaleBefore }: QueryState): boolean =>
  askedAt < pagesStaleBefore;

type Expiry = {
  numberOf(record: string, state: string): ChangeNumber;
  expire(storeFieldName: string, options: ExpireOptions): void;
};

type ExpireOptions = {
  /** from `numberOfChange`: what was asked since that change is not stale. A new one, if it was not of a record */
  changeNumber?: ChangeNumber;
  /** whether entries may be missing or out of place, on any page, and not only counts be wrong */
  entries?: boolean;
};

const expiries = new WeakMap<ApolloCache, Expiry>();

/**
 * The number of the change by which a record came into a state, as far as this cache was told. A change that is told
 * again, as those of one's own are by the subscription, keeps its number.
 */
export const numberOfChange = (cache: ApolloCache, record: string, state: string): ChangeNumber =>
  expiries.get(cache)?.numberOf(record, state) ?? 0;

/**
 * Makes the queries stale that read a cached variant of a root list. They are asked again when they are shown,
 * or soon if they are.
 * @param storeFieldName the variant, as the cache names it
 */
export const expireList = (
  cache: ApolloCache,
  storeFieldName: string,
  options: ExpireOptions = {},
): void => expiries.get(cache)?.expire(storeFieldName, options);

/**
 * Follows which queries of a cache are stale.
 * @param onStale called each time some may have become stale, or were answered too late
 */
export function trackStaleQueries(cache: InMemoryCache, onStale: () => void): StaleQueries {
  const queries = new Map<string, QueryState>();
  const records = new Map<string, { state: string; number: ChangeNumber }>();
  let lastChange: ChangeNumber = 0;

  expiries.set(cache, {
    numberOf(record, state) {
      const known = records.get(record);
      if (known?.state === state) return known.number;
      lastChange += 1;
      records.set(record, { state, number: lastChange });
      return lastChange;
    },
    expire(storeFieldName, { changeNumber, entries = false }) {
      if (changeNumber === undefined) lastChange += 1;
      const before = changeNumber ?? lastChange;
      for (const state of queries.values()) {
        if (!rootLists(cache, state).includes(storeFieldName)) continue;
        state.staleBefore = Math.max(state.staleBefore, before);
        if (entries) state.pagesStaleBefore = Math.max(state.pagesStaleBefore, before);
      }
      onStale();
    },
  });

  /** The state of a query; what the page was rendered with counts as asked when it is first shown. */
  function stateOf(query: DocumentNode, variables: OperationVariables = {}): QueryState {
    const key = keyOf(query, variables);
    const state = queries.get(key) ?? {
      query,
      variables,
      askedAt: lastChange,
      staleBefore: 0,
      pagesStaleBefore: 0,
      refetching: null,
    };
    queries.set(key, state);
    return state;
  }

  const link = new ApolloLink((operation, forward) => {
    if (!isQueryOperation(operation.query)) return forward(operation);
    const { query, variables } = operation;
    const state = stateOf(query, variables);
    const askedAt = lastChange;
    return forward(operation).pipe(
      tap(() => {
        state.askedAt = Math.max(state.askedAt, askedAt);
        if (isStale(state)) onStale();
      }),
    );
  });

  return {
    link,
    stateOf,
    clear() {
      queries.clear();
      records.clear();
    },
  };
}

/** The names under which the cache keeps the fields of the root that a query reads. */
function rootLists({ policies }: InMemoryCache, { query, variables }: QueryState): string[] {
  const fields = getOperationAST(query)?.selectionSet.selections ?? [];
  return fields
    .filter((field): field is FieldNode => field.kind === 'Field')
    .map((field) =>
      policies.getStoreFieldName({
        typename: 'Query',
        fieldName: field.name.value,
        field,
        variables,
      }),
    );
}

/** Names an operation with its variables. */
export function keyOf(query: DocumentNode, variables: OperationVariables = {}): string {
  return `${getOperationAST(query)?.name?.value ?? ''} ${canonicalStringify(variables)}`;
}
