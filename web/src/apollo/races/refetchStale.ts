import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { getOperationAST } from 'graphql';
import { defaultPageSize } from '../connections/keysetConnection.ts';
import { fetchPage } from './fetchPage.ts';
import {
  isFirstPageStale,
  isStale,
  type QueryState,
  type StaleQueries,
  type Urgency,
} from './staleQueries.ts';

/** Time to batch one's own acts. */
const gatherMs = 100;
/** After somebody else's change, each page waits a random time up to this, so that not all refetch at once, … */
const longestWaitMs = 10_000;
/** … and at least this long after its last refetch for such a change. */
const leastPauseMs = 30_000;
/** Minimum time between urgent refetches, however often others act. */
const urgentPauseMs = 2_000;

const isHidden = () => globalThis.document?.visibilityState === 'hidden';

/**
 * Schedules refetches of stale queries: at once if urgent, otherwise after a while. Never while the tab is
 * hidden.
 * @param refetch refetches them; returns whether any were stale
 */
export function scheduleRefetches(refetch: () => Promise<boolean>): (urgency: Urgency) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let lastUrgentAt = Number.NEGATIVE_INFINITY;
  refetchWhenShown(new WeakRef(refetch));
  const dueOf = (urgency: Urgency, now: number) => {
    if (urgency === 'own') return now + gatherMs;
    return urgency === 'urgent'
      ? Math.max(now + gatherMs, lastUrgentAt + urgentPauseMs)
      : Math.max(now + Math.random() * longestWaitMs, lastAt + leastPauseMs);
  };
  return (urgency) => {
    const now = performance.now();
    const due = dueOf(urgency, now);
    if (due >= dueAt) return;
    clearTimeout(timer);
    dueAt = due;
    timer = setTimeout(async () => {
      dueAt = Number.POSITIVE_INFINITY;
      if (isHidden()) return;
      const askedAt = performance.now();
      if (!(await refetch())) return;
      if (urgency === 'urgent') lastUrgentAt = askedAt;
      if (urgency === 'others') lastAt = askedAt;
    }, due - now);
  };
}

/** The listener lasts as long as the page; a client that is no longer used, as after a test, must not. */
function refetchWhenShown(refetch: WeakRef<() => Promise<boolean>>): void {
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (!isHidden()) void refetch.deref()?.();
  });
}

/**
 * Refetches the active stale queries, each once for all components that watch it. One that fails stays stale and is
 * refetched when it is shown again.
 * @returns whether there were any
 */
export async function refetchStaleQueries(
  client: ApolloClient,
  { stateOf }: StaleQueries,
): Promise<boolean> {
  const active = [...client.getObservableQueries('active')].map(
    (observable) => [stateOf(observable.query, observable.variables), observable] as const,
  );
  const stale = [...new Map(active)].filter(([state]) => isStale(state));
  await Promise.allSettled(
    stale.map(async ([state, observable]) => {
      // Requested before the latest change.
      await state.refetching?.catch(() => {});
      if (!isStale(state)) return;
      state.refetching = refetch(client, observable, state).finally(() => {
        state.refetching = null;
      });
      await state.refetching;
    }),
  );
  return stale.length > 0;
}

/** Refetches all loaded pages one after the other; each replaces its range. */
async function refetch(client: ApolloClient, observable: ObservableQuery, state: QueryState) {
  const loaded = edgesOf(observable).length;
  const pageSize = Number(observable.variables.first ?? defaultPageSize);
  if (isFirstPageStale(state)) await observable.refetch();
  if (!isStale(state)) return;
  const { askedAt } = state.firstPage;
  for (let place = pageSize; place < loaded; place += pageSize) {
    const last = edgesOf(observable)[place - 1];
    if (!last) break;
    await fetchPage({ client, observable }, last.cursor);
  }
  state.furtherPages.askedAt = askedAt;
}

/** The edges that a query shows; none for a query without pages. */
function edgesOf(observable: ObservableQuery): readonly { cursor: string }[] {
  const declared = getOperationAST(observable.query)?.variableDefinitions ?? [];
  if (!declared.some(({ variable }) => variable.name.value === 'after')) return [];
  const data: unknown = observable.getCurrentResult().data;
  const lists = Object.values(data ?? {}) as { edges?: readonly { cursor: string }[] }[];
  return lists.find((list) => list?.edges)?.edges ?? [];
}
