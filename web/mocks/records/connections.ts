/** A page of records, newest first, as a connection. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { first, after }: { first: number; after?: string | null | undefined },
) {
  const sorted = items.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const rest = after ? sorted.filter(({ id }) => id < after.toLowerCase()) : sorted;
  const edges = rest.slice(0, first).map((node) => ({ cursor: node.id, node }));
  return {
    edges,
    totalCount: items.length,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rest.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}

/** A page of a list of products that takes no filter, newest first. */
export const unfilteredProducts = <Item extends { id: string }>(
  items: readonly Item[],
  args: { first: number; after?: string | null | undefined },
) => ({ ...page(items, args), facets: null, correctedText: null, advertisements: [] });
