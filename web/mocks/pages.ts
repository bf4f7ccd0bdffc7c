type PageArgs = { first?: number; after?: string | null | undefined };

/** A page of records as a connection, newest first. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { first = 24, after }: PageArgs,
) {
  const sorted = items.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const rest = after ? sorted.filter(({ id }) => id < after.toLowerCase()) : sorted;
  return connection(
    rest.slice(0, first).map((node) => ({ cursor: node.id, node })),
    { after, hasNextPage: rest.length > first, totalCount: items.length },
  );
}

/** A page's edges as a connection. */
export const connection = <Edge extends { cursor: string }>(
  edges: Edge[],
  {
    after,
    hasNextPage,
    totalCount,
  }: { after: PageArgs['after']; hasNextPage: boolean; totalCount: number },
) => ({
  edges,
  totalCount,
  pageInfo: {
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
    hasNextPage,
    hasPreviousPage: Boolean(after),
  },
});
