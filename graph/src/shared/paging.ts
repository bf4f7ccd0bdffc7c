import { type Identified, isObjectId, objectIdOf } from './ids.ts';
import { Refusal } from './refusals/refusal.ts';

/** The arguments of a Relay connection: the page size, and the cursor before the page. */
export type PageArguments = { first: number; after?: string | null | undefined };

/** Some records of a list, and whether more follow. */
export type Slice<Item> = { records: Item[]; hasMore: boolean };

/** A list in an order. `Count` is null for lists that are too long to count. */
export type List<Item, Count = number> = {
  /**
   * Up to `limit` records, from the start or after a cursor.
   * @throws Refusal `invalid` for a cursor of another list
   */
  slice(limit: number, after: string | null): Promise<Slice<Item>>;
  cursorOf(record: Item): string;
  /** Number of records in the whole list. */
  count(): Promise<Count>;
};

/** A page as a Relay connection. The list is counted only if the query selects the count. */
export type Page<Item extends Identified, Count = number> = {
  edges: { cursor: string; node: Item }[];
  pageInfo: PageInfo;
  totalCount: () => Promise<Count>;
};

type PageInfo = {
  startCursor: string | null;
  endCursor: string | null;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};

/**
 * The `pageInfo` of a Relay connection.
 * @param after the cursor before the page
 */
export const pageInfoOf = (
  edges: readonly { cursor: string }[],
  hasNextPage: boolean,
  after: PageArguments['after'],
): PageInfo => ({
  startCursor: edges.at(0)?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
  hasNextPage,
  hasPreviousPage: Boolean(after),
});

/** The bounds of a REST list: the number of records, and the cursor before them. */
export type SliceBounds = { limit: number; after?: string | undefined };

/**
 * One page of a list as a Relay connection. Both arguments were checked against the schema before the operation began.
 */
export async function pageOf<Item extends Identified, Count>(
  list: List<Item, Count>,
  { first, after }: PageArguments,
): Promise<Page<Item, Count>> {
  const { records, hasMore } = await list.slice(first, after || null);
  const edges = records.map((node) => ({ cursor: list.cursorOf(node), node }));
  return {
    edges,
    pageInfo: pageInfoOf(edges, hasMore, after),
    totalCount: () => list.count(),
  };
}

/** Number of records read at once for a file. */
const batchSize = 250;

/** All records of a list in order, for a file. Each is as fresh as its page's read. */
export async function* recordsOf<Item>(list: List<Item, unknown>): AsyncGenerator<Item> {
  for (let after: string | null = null; ; ) {
    const { records, hasMore }: Slice<Item> = await list.slice(batchSize, after);
    yield* records;
    const last = records.at(-1);
    if (!last || !hasMore) return;
    after = list.cursorOf(last);
  }
}

/** Refuses a cursor of another list or order. */
export const foreignCursor = () =>
  new Refusal('invalid', 'after must be a cursor of an earlier page in the same order.', {
    field: 'after',
  });

/**
 * The id in the cursor of a newest-first list.
 * @throws Refusal `invalid` for a cursor of another list
 */
export function idAt(cursor: string) {
  if (!isObjectId(cursor)) throw foreignCursor();
  return objectIdOf(cursor);
}

/** One record more than a page shows whether more follow, without a count. */
export const sliceOf = <Item>(records: Item[], limit: number): Slice<Item> => ({
  records: records.slice(0, limit),
  hasMore: records.length > limit,
});

const cursorOf = ({ _id }: Identified): string => _id.toHexString();

/** A list that was read whole, the newest first. */
export const listOfAll = <Item extends Identified>(records: readonly Item[]): List<Item> => ({
  async slice(limit, after) {
    const start = after ? positionAfter(records, idAt(after).toHexString()) : 0;
    return sliceOf(records.slice(start, start + limit + 1), limit);
  },
  cursorOf,
  count: async () => records.length,
});

/** Index of the first record after an id, in a newest-first list. */
function positionAfter(list: readonly Identified[], last: string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?._id.toHexString() ?? '') >= last) low = middle + 1;
    else high = middle;
  }
  return low;
}
