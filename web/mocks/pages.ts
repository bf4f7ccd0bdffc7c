import {
  comparePositions,
  cursorOf,
  type Position,
  positionAt,
} from '@fitness-zone/contract/search/product-order.ts';

type PageArgs = { first?: number; after?: string | null | undefined };

/** A page of records as a connection: by ascending key, then newest first. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { first = 24, after }: PageArgs,
  keyOf: (item: Item) => number = () => 0,
) {
  const placeOf = (item: Item): Position => ({ key: keyOf(item), id: item.id });
  const sorted = items.toSorted((one, other) => comparePositions(placeOf(one), placeOf(other)));
  const last = after ? positionAt(after) : null;
  const rest = last ? sorted.filter((one) => comparePositions(placeOf(one), last) > 0) : sorted;
  return connection(
    rest.slice(0, first).map((node) => ({ cursor: cursorOf(placeOf(node)), node })),
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
