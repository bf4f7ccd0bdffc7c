import type { FieldPolicy, Reference } from '@apollo/client/cache';
import type { StoreObject } from '@apollo/client/utilities';

/** What the cache keeps of a connection. Edges are in list order, each record once. */
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
export const standardPageSize = 24;

/**
 * Every list is newest first, and ids grow with time: a record's id is its cursor and its place. It is
 * taken from the reference, because a record that has just arrived cannot be read yet during a merge.
 */
export const placeOf = ({ __ref }: Reference): string => __ref.slice(__ref.indexOf(':') + 1);

/**
 * A connection that is paged by key. Why not by position: entries come and go between two pages,
 * here and on the server, and a page asked for by position would then repeat or skip some. A page
 * that begins after a key is the whole truth about its stretch of the list, so merging one replaces
 * that stretch and nothing else, in whatever order and however often pages arrive.
 *
 * Lists of another page size are kept apart: they belong to another screen, which reads other fields
 * of each entry, and would miss them in the entries that only the first screen has loaded.
 * @param keyArgs the arguments that make it another list; the cursor never does
 */
export const keysetList = (...keyArgs: KeySpecifier): FieldPolicy<StoredList> => ({
  keyArgs: [...keyArgs, 'first'],
  merge: (existing, incoming, { args }) =>
    mergePage(existing, incoming, {
      after: args?.after ?? null,
      first: args?.first ?? standardPageSize,
    }),
});

type Page = { after: string | null; first: number };

function mergePage(
  existing: StoredList | undefined,
  incoming: StoredList,
  { after, first }: Page,
): StoredList {
  const place = ({ node }: StoredEdge) => placeOf(node);
  const more = incoming.pageInfo?.hasNextPage ?? incoming.edges.length >= first;
  const last = incoming.edges.at(-1);
  const end = more && last ? place(last) : null;
  const known = existing?.edges ?? [];
  const above = after === null ? [] : known.filter((edge) => place(edge) >= after);
  const reached = end !== null && known.some((edge) => place(edge) >= end);
  const below = reached ? known.filter((edge) => place(edge) < end) : [];
  const before = new Map(known.map((edge) => [edge.node.__ref, edge]));
  const page = incoming.edges.map((edge) => ({ ...before.get(edge.node.__ref), ...edge }));
  return withEnds({
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
export function withEnds(list: StoredList): StoredList {
  if (!list.pageInfo) return list;
  const cursor = (edge: StoredEdge | undefined) => (edge ? placeOf(edge.node) : null);
  return {
    ...list,
    pageInfo: {
      ...list.pageInfo,
      ...('endCursor' in list.pageInfo && { endCursor: cursor(list.edges.at(-1)) }),
      ...('startCursor' in list.pageInfo && { startCursor: cursor(list.edges.at(0)) }),
    },
  };
}
