import { Refusal } from './refusal.ts';

/**
 * A page of records, newest first, as a connection.
 * @throws Refusal for a page size or a cursor that the server does not take
 */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  { first, after }: { first: number; after?: string | null | undefined },
) {
  if (first < 1 || first > 100) {
    throw new Refusal('INVALID', 'first must be between 1 and 100.', { field: 'first' });
  }
  if (after && !/^[0-9a-f]{24}$/i.test(after)) {
    throw new Refusal('INVALID', 'after must be a cursor of an earlier page.', { field: 'after' });
  }
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
