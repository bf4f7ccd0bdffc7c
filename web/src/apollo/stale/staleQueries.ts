import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify, isQueryOperation } from '@apollo/client/utilities';
import { type DocumentNode, type FieldNode, getOperationAST } from 'graphql';
import { tap } from 'rxjs';

const never = { staleBefore: 0, pagesStaleBefore: 0, refetching: null } as const;

/** The queries that read lists which the cache could not bring up to date by itself. */
export type StaleQueries = {
  /** Notes when queries are asked. */
  link: ApolloLink;
  /** What is known of a query; `staleness` says whether it must be asked again. */
  sent(query: DocumentNode, variables: OperationVariables | undefined): Sent;
  /** For an emptied cache: no query has been asked yet. */
  clear(): void;
};

/** Moments are counted by the changes of records. */
type Moment = number;

/** A query that was sent or is shown. */
export type Sent = {
  query: DocumentNode;
  variables: OperationVariables;
  /** when what is cached of it was asked */
  askedAt: Moment;
  /** it is stale if it was asked before */
  staleBefore: Moment;
  /** so are the pages after its first one, and not only counts and the like */
  pagesStaleBefore: Moment;
  /** while it is being asked again */
  refetching: Promise<unknown> | null;
};

/** Whether a query must be asked again before what is cached of it is right. */
export const isStale = ({ askedAt, staleBefore }: Sent): boolean => askedAt < staleBefore;

/** Whether that is true of all its pages. */
export const arePagesStale = ({ askedAt, pagesStaleBefore }: Sent): boolean =>
  askedAt < pagesStaleBefore;

type Expiry = {
  momentOf(record: string, state: string): Moment;
  expire(storeFieldName: string, options: ExpireOptions): void;
};

type ExpireOptions = {
  /** of the change (`momentOfChange`): what was asked since then is not stale. Now, if there was none of a record */
  moment?: Moment;
  /** whether entries may be missing or out of place, on any page, and not only counts be wrong */
  entries?: boolean;
};

const expiries = new WeakMap<ApolloCache, Expiry>();

/**
 * The moment at which a record came into a state, as far as this cache was told. A change that is told again,
 * as those of one's own are by the subscription, happened when it was told first.
 */
export const momentOfChange = (cache: ApolloCache, record: string, state: string): Moment =>
  expiries.get(cache)?.momentOf(record, state) ?? 0;

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
  const queries = new Map<string, Sent>();
  const states = new Map<string, { state: string; moment: Moment }>();
  let now: Moment = 0;

  expiries.set(cache, {
    momentOf(record, state) {
      const known = states.get(record);
      if (known?.state === state) return known.moment;
      now += 1;
      states.set(record, { state, moment: now });
      return now;
    },
    expire(storeFieldName, { moment, entries = false }) {
      if (moment === undefined) now += 1;
      const before = moment ?? now;
      for (const sent of queries.values()) {
        if (!rootLists(cache, sent).includes(storeFieldName)) continue;
        sent.staleBefore = Math.max(sent.staleBefore, before);
        if (entries) sent.pagesStaleBefore = Math.max(sent.pagesStaleBefore, before);
      }
      onStale();
    },
  });

  /** What is known of a query; what the page was rendered with counts as asked when it is first shown. */
  function noted(query: DocumentNode, variables: OperationVariables = {}): Sent {
    const key = keyOf(query, variables);
    const known: Sent = queries.get(key) ?? { query, variables, askedAt: now, ...never };
    queries.set(key, known);
    return known;
  }

  const link = new ApolloLink((operation, forward) => {
    if (!isQueryOperation(operation.query)) return forward(operation);
    const { query, variables } = operation;
    const sent = noted(query, variables);
    const askedAt = now;
    return forward(operation).pipe(
      tap(() => {
        sent.askedAt = Math.max(sent.askedAt, askedAt);
        if (isStale(sent)) onStale();
      }),
    );
  });

  return {
    link,
    sent: noted,
    clear() {
      queries.clear();
      states.clear();
    },
  };
}

/** The names under which the cache keeps the fields of the root that a query reads. */
function rootLists({ policies }: InMemoryCache, { query, variables }: Sent): string[] {
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

/** Names a query with its variables. */
export function keyOf(query: DocumentNode, variables: OperationVariables = {}): string {
  return `${getOperationAST(query)?.name?.value ?? ''} ${canonicalStringify(variables)}`;
}
