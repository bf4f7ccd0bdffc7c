import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { canonicalStringify, isQueryOperation } from '@apollo/client/utilities';
import { type DocumentNode, type FieldNode, getOperationAST } from 'graphql';
import { tap } from 'rxjs';

/** A cached result counts as fresh for this long. */
export const maxAgeMs = 5 * 60_000;

/** Tracks which cached results may be outdated. */
export type StaleQueries = {
  /** Tracks when queries are sent and answered. */
  link: ApolloLink;
  stateOf(query: DocumentNode, variables: OperationVariables | undefined): QueryState;
  /** The cached result can be shown without a refetch. */
  isFresh(query: DocumentNode, variables: OperationVariables | undefined): boolean;
  /** Applies somebody else's change; refetches of stale results may wait. */
  applyOthers(change: () => void): void;
  /**
   * Makes every cached result stale.
   * @param kept the results come from an earlier visit: each stays stale until it is refetched
   */
  expireAll(kept?: boolean): void;
  /** Forgets all queries and changes. Call it when the cache is emptied. */
  clear(): void;
};

/** Why queries became stale: by one's own act, by an urgent act of somebody else, or by another's act. */
export type Urgency = 'own' | 'urgent' | 'others';

/** Numbers changes of records in the order of arrival, from 1. */
type ChangeNumber = number;

/** Pages of a query. They are stale if they were requested before a change that they should show. */
type Pages = {
  /** the last change when they were requested */
  askedAt: ChangeNumber;
  /** the last change that they should show */
  staleBefore: ChangeNumber;
};

/** A query that was sent or is shown. */
export type QueryState = {
  query: DocumentNode;
  variables: OperationVariables;
  firstPage: Pages;
  furtherPages: Pages;
  /** milliseconds */
  answeredAt: number;
  /** set during a refetch */
  refetching: Promise<unknown> | null;
};

const arePagesStale = ({ askedAt, staleBefore }: Pages): boolean => askedAt < staleBefore;

export const isFirstPageStale = ({ firstPage }: QueryState): boolean => arePagesStale(firstPage);

export const isStale = ({ firstPage, furtherPages }: QueryState): boolean =>
  arePagesStale(firstPage) || arePagesStale(furtherPages);

type ExpireOptions = {
  /** from `numberOfChange`: queries sent since that change aren't stale. By default the change is new. */
  changeNumber?: ChangeNumber;
  /** entries of further pages may be missing or out of place; otherwise only counts are wrong */
  entries?: boolean;
  /** only queries that select this field below the named one */
  selecting?: string;
  /** only queries with such variables */
  asking?: (variables: OperationVariables) => boolean;
  /** they are refetched at once, even after somebody else's change */
  isUrgent?: boolean;
  /** not after somebody else's change, which brings what they show */
  ownOnly?: boolean;
};

type Tracker = {
  numberOf(record: string, state: string): ChangeNumber;
  expire(field: string, options: ExpireOptions): void;
};

/** By cache, since functions that update a cache receive nothing else. */
const trackers = new WeakMap<ApolloCache, Tracker>();

/**
 * The number of the change that produced a record's state. A repeated report, such as the subscription's report of
 * one's own change, keeps its number.
 */
export const numberOfChange = (cache: ApolloCache, record: string, state: string): ChangeNumber =>
  trackers.get(cache)?.numberOf(record, state) ?? 0;

/**
 * Makes queries that read a field of the root stale.
 * @param field the field's name, or a variant's name in the cache, such as `users:{"role":"BUYER"}`
 */
export const expireField = (cache: ApolloCache, field: string, options: ExpireOptions = {}): void =>
  trackers.get(cache)?.expire(field, options);

/**
 * Tracks the stale queries of a cache.
 * @param onStale called when some may have become stale
 */
export function trackStaleQueries(
  cache: InMemoryCache,
  onStale: (urgency: Urgency) => void,
): StaleQueries {
  const queries = new Map<string, QueryState>();
  const records = new Map<string, { state: string; number: ChangeNumber }>();
  let lastChange: ChangeNumber = 0;
  let lastUrgentChange: ChangeNumber = 0;
  let isOthers = false;
  let hasKept: boolean | undefined;

  trackers.set(cache, {
    numberOf(record, state) {
      const known = records.get(record);
      if (known?.state === state) return known.number;
      lastChange += 1;
      records.set(record, { state, number: lastChange });
      return lastChange;
    },
    expire(name, { ownOnly = false, ...options }) {
      if (!(ownOnly && isOthers)) expire(name, options);
    },
  });

  function expire(
    name: string,
    { changeNumber, entries = false, selecting, asking, isUrgent = false }: ExpireOptions,
  ): void {
    const isSoon = isUrgent || !isOthers;
    if (changeNumber === undefined) lastChange += 1;
    const before = changeNumber ?? lastChange;
    if (isSoon) lastUrgentChange = Math.max(lastUrgentChange, before);
    const affected = [...queries.values()].filter(
      (state) => reads(cache, state, { name, selecting }) && (!asking || asking(state.variables)),
    );
    const pages = affected.flatMap(({ firstPage, furtherPages }) =>
      entries ? [firstPage, furtherPages] : firstPage,
    );
    for (const one of pages) one.staleBefore = Math.max(one.staleBefore, before);
    const othersUrgency = isUrgent ? 'urgent' : 'others';
    if (affected.some(isStale)) onStale(isOthers ? othersUrgency : 'own');
  }

  /** The state of a query. A query of the rendered page counts as sent when it is first shown. */
  function stateOf(
    query: DocumentNode,
    { after: _page, ...variables }: OperationVariables = {},
  ): QueryState {
    const key = keyOf(query, variables);
    const state = queries.get(key) ?? {
      query,
      variables,
      firstPage: { askedAt: lastChange, staleBefore: 0 },
      furtherPages: { askedAt: lastChange, staleBefore: 0 },
      answeredAt: hasKept ? Number.NEGATIVE_INFINITY : Date.now(),
      refetching: null,
    };
    queries.set(key, state);
    return state;
  }

  const link = new ApolloLink((operation, forward) => {
    const { query, variables } = operation;
    if (!isQueryOperation(query) || variables.after != null) return forward(operation);
    const state = stateOf(query, variables);
    const { firstPage } = state;
    const askedAt = lastChange;
    return forward(operation).pipe(
      tap(() => {
        state.answeredAt = Date.now();
        firstPage.askedAt = Math.max(firstPage.askedAt, askedAt);
        // It was sent before the last change, or its further pages must be refetched.
        if (isStale(state))
          onStale(
            !isFirstPageStale(state) || firstPage.askedAt < lastUrgentChange ? 'own' : 'others',
          );
      }),
    );
  });

  return {
    link,
    stateOf,
    isFresh(query, variables) {
      const state = stateOf(query, variables);
      return !isStale(state) && Date.now() - state.answeredAt < maxAgeMs;
    },
    applyOthers(change) {
      isOthers = true;
      try {
        change();
      } finally {
        isOthers = false;
      }
    },
    expireAll(kept) {
      hasKept ||= kept;
      for (const state of queries.values()) state.answeredAt = Number.NEGATIVE_INFINITY;
    },
    clear() {
      queries.clear();
      records.clear();
      hasKept = false;
    },
  };
}

/** Whether a query reads a field of the root, by its own or its variant's name, and `selecting` below it. */
function reads(
  { policies }: InMemoryCache,
  { query, variables }: QueryState,
  { name, selecting }: { name: string; selecting: string | undefined },
): boolean {
  const isNamed = (field: FieldNode) =>
    field.name.value === name ||
    policies.getStoreFieldName({
      typename: 'Query',
      fieldName: field.name.value,
      field,
      variables,
    }) === name;
  return fieldsOf(getOperationAST(query) ?? undefined).some(
    (field) =>
      isNamed(field) && (!selecting || fieldsOf(field).some((one) => one.name.value === selecting)),
  );
}

const fieldsOf = (node: Pick<FieldNode, 'selectionSet'> | undefined): FieldNode[] =>
  (node?.selectionSet?.selections ?? []).filter((one): one is FieldNode => one.kind === 'Field');

export function keyOf(query: DocumentNode, variables: OperationVariables = {}): string {
  return `${getOperationAST(query)?.name?.value ?? ''} ${canonicalStringify(variables)}`;
}
