import type { FieldPolicy, Reference } from '@apollo/client/cache';
import type { StoreObject } from '@apollo/client/utilities';

/** A connection as the cache stores it. Edges are in list order, each record once. */
export type StoredList = {
  readonly __typename?: string;
  readonly edges: readonly StoredEdge[];
  readonly pageInfo?: StoredPageInfo;
};
type KeySpecifier = (string | string[])[];
export type StoredEdge = StoreObject & { readonly node: Reference };
type StoredPageInfo = StoreObject & {
  readonly hasNextPage?: boolean;
  readonly endCursor?: string | null;
  readonly startCursor?: string | null;
};

/** The schema's default page size, for queries that name none. */
export const defaultPageSize = 24;

/**
 * A record's cursor, which is its id: lists are newest first, and ids grow with time. Taken from the
 * reference, because a record that has just arrived cannot be read yet during a merge.
 */
export const cursorOf = ({ __ref }: Reference): string => __ref.slice(__ref.indexOf(':') + 1);

/**
 * The field policy of a connection with keyset pagination. Offsets would repeat or skip entries, since
 * entries are added and removed between two pages, here and on the server. A page after a cursor holds
 * all entries from that cursor to its own last one, so merging replaces exactly that range, in whatever
 * order and however often pages arrive.
 *
 * Lists with another page size are stored separately: they belong to another screen, which reads other
 * fields of each entry, and would miss them in the entries that only the first screen has loaded.
 * @param keyArgs the arguments that are part of the cache key; the cursor never is
 */
export const keysetList = (...keyArgs: KeySpecifier): FieldPolicy<StoredList> => ({
  keyArgs: [...keyArgs, 'first'],
  merge: (existing, incoming, { args }) =>
    // Null where the record has no such list.
    incoming &&
    mergePage(existing ?? undefined, incoming, {
      after: args?.after ?? null,
      first: args?.first ?? defaultPageSize,
    }),
});

type Page = { after: string | null; first: number };

function mergePage(
  existing: StoredList | undefined,
  incoming: StoredList,
  { after, first }: Page,
): StoredList {
  const cursor = ({ node }: StoredEdge) => cursorOf(node);
  const more = incoming.pageInfo?.hasNextPage ?? incoming.edges.length >= first;
  const last = incoming.edges.at(-1);
  const end = more && last ? cursor(last) : null;
  const known = existing?.edges ?? [];
  const above = after === null ? [] : known.filter((edge) => cursor(edge) >= after);
  const reached = end !== null && known.some((edge) => cursor(edge) >= end);
  const below = reached ? known.filter((edge) => cursor(edge) < end) : [];
  const before = new Map(known.map((edge) => [edge.node.__ref, edge]));
  const page = incoming.edges.map((edge) => ({ ...before.get(edge.node.__ref), ...edge }));
  return withEndCursors({
    ...existing,
    ...incoming,
    edges: [...above, ...page, ...below],
    ...((existing?.pageInfo ?? incoming.pageInfo) && {
      pageInfo: {
        ...existing?.pageInfo,
        ...incoming.pageInfo,
        ...(below.length > 0 && { hasNextPage: existing?.pageInfo?.hasNextPage ?? true }),
        ...(above.length > 0 && { hasPreviousPage: false }),
      },
    }),
  });
}

/** The list with the cursors of its page info set to those of its present first and last entry. */
export function withEndCursors(list: StoredList): StoredList {
  if (!list.pageInfo) return list;
  const cursor = (edge: StoredEdge | undefined) => (edge ? cursorOf(edge.node) : null);
  return {
    ...list,
    pageInfo: {
      ...list.pageInfo,
      ...('endCursor' in list.pageInfo && { endCursor: cursor(list.edges.at(-1)) }),
      ...('startCursor' in list.pageInfo && { startCursor: cursor(list.edges.at(0)) }),
    },
  };
}
