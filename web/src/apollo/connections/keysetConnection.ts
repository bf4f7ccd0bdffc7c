import type { FieldPolicy, Reference } from '@apollo/client/cache';
import type { StoreObject } from '@apollo/client/utilities';
import { comparePositions, positionAt } from '@fitness-zone/contract/search/product-order.ts';
import { expireField } from '../races/staleQueries.ts';

/** A connection as the cache stores it. Edges are in order, each record once. */
export type StoredConnection = {
  readonly __typename?: string;
  readonly edges: readonly StoredEdge[];
  readonly pageInfo?: StoredPageInfo;
  /** Null above the server's counting limit. */
  readonly totalCount?: number | null;
  readonly facets?: StoreObject | null;
  readonly advertisements?: readonly Reference[];
};
export type StoredEdge = StoreObject & { readonly node: Reference; readonly cursor?: string };
type StoredPageInfo = StoreObject & {
  readonly hasNextPage?: boolean;
  readonly endCursor?: string | null;
  readonly startCursor?: string | null;
};

/** The schema's default page size, for queries that name none. */
export const defaultPageSize = 24;

/**
 * The cursor of a record in a newest-first connection: its id, since ids grow with time. Taken from the reference,
 * because new records can't be read during a merge.
 */
export const newestFirstCursor = ({ __ref }: Reference): string =>
  __ref.slice(__ref.indexOf(':') + 1);

/** An edge's cursor. Queries select it for connections in other orders than newest first. */
export const cursorOf = ({ cursor, node }: StoredEdge): string => cursor ?? newestFirstCursor(node);

/** Negative if `one` comes first, positive if `other` does. */
export const compareCursors = (one: string, other: string): number =>
  comparePositions(positionAt(one), positionAt(other));

/**
 * The field policy of a connection with keyset pagination. Offsets would repeat or skip entries, since entries are
 * added and removed between two pages, here and on the server. A page after a cursor holds all entries from that cursor
 * to its own last one, so merging replaces exactly that range, in whatever order and however often pages arrive.
 *
 * Connections with another page size are stored separately: they belong to another screen, whose fields would be
 * missing in entries that the first screen has loaded.
 * @param keyArgs the cache key, or the arguments that are part of it; the cursor never is
 */
export const keysetConnection = (
  keyArgs: Exclude<FieldPolicy['keyArgs'], undefined> = ['first'],
): FieldPolicy<StoredConnection | null, Incoming | null> => ({
  keyArgs,
  merge(existing, incoming, { args, cache, storeFieldName }) {
    // Null if the record has no such connection.
    if (!incoming) return incoming;
    // Only facets, without page info: the list is still fetched.
    if (!('edges' in incoming))
      return { edges: [], ...existing, ...withFacets(existing, incoming) };
    const after = args?.after ?? null;
    // The list has changed since the earlier pages were fetched, so the counts may not match their entries.
    if (after !== null && existing && existing.totalCount !== incoming.totalCount) {
      expireField(cache, storeFieldName);
    }
    return mergePage(existing ?? undefined, incoming, {
      after,
      first: args?.first ?? defaultPageSize,
    });
  },
});

/** The fields of a connection that a query selected. */
type Incoming = StoredConnection | Omit<StoredConnection, 'edges'>;

type Page = { after: string | null; first: number };

function mergePage(
  existing: StoredConnection | undefined,
  incoming: StoredConnection,
  { after, first }: Page,
): StoredConnection {
  const existingEdges = existing?.edges ?? [];
  const earlier = after === null ? [] : existingEdges.filter((edge) => !isAfter(edge, after));
  const later = edgesAfterPage(existingEdges, incoming, first);
  const existingByRecord = new Map(existingEdges.map((edge) => [edge.node.__ref, edge]));
  // Keeps edge fields selected by other queries.
  const page = incoming.edges.map((edge) => ({
    ...existingByRecord.get(edge.node.__ref),
    ...edge,
  }));
  const inPage = new Set(page.map(({ node }) => node.__ref));
  const isNotInPage = ({ node }: StoredEdge) => !inPage.has(node.__ref);
  return withEndCursors({
    ...existing,
    ...withFacets(existing, incoming),
    // A further page may carry other advertisements: the shown ones stay.
    ...(after !== null && existing?.advertisements && { advertisements: existing.advertisements }),
    edges: [...earlier.filter(isNotInPage), ...page, ...later.filter(isNotInPage)],
    ...((existing?.pageInfo ?? incoming.pageInfo) && {
      pageInfo: {
        ...existing?.pageInfo,
        ...incoming.pageInfo,
        ...(later.length > 0 && { hasNextPage: existing?.pageInfo?.hasNextPage ?? true }),
        ...(earlier.length > 0 && { hasPreviousPage: false }),
      },
    }),
  });
}

/** Keeps facets that other queries have selected. */
const withFacets = <Page extends Pick<StoredConnection, 'facets'>>(
  existing: StoredConnection | null | undefined,
  incoming: Page,
): Page =>
  incoming.facets ? { ...incoming, facets: { ...existing?.facets, ...incoming.facets } } : incoming;

const isAfter = (edge: StoredEdge, cursor: string): boolean =>
  compareCursors(cursorOf(edge), cursor) > 0;

/**
 * The edges to keep after a page: none if it is the last page, or if all of them come after it, since entries in
 * between may not be loaded.
 */
function edgesAfterPage(
  existing: readonly StoredEdge[],
  { edges, pageInfo }: StoredConnection,
  first: number,
): readonly StoredEdge[] {
  const lastEdge = edges.at(-1);
  const hasNextPage = pageInfo?.hasNextPage ?? edges.length >= first;
  if (!lastEdge || !hasNextPage) return [];
  const later = existing.filter((edge) => isAfter(edge, cursorOf(lastEdge)));
  return later.length < existing.length ? later : [];
}

/** The connection with page info that matches its current first and last entry. */
export function withEndCursors(connection: StoredConnection): StoredConnection {
  if (!connection.pageInfo) return connection;
  const cursor = (edge: StoredEdge | undefined) => (edge ? cursorOf(edge) : null);
  return {
    ...connection,
    pageInfo: {
      ...connection.pageInfo,
      ...('endCursor' in connection.pageInfo && { endCursor: cursor(connection.edges.at(-1)) }),
      ...('startCursor' in connection.pageInfo && { startCursor: cursor(connection.edges.at(0)) }),
    },
  };
}
