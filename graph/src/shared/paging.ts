import type { Types } from 'mongoose';
import { type Identified, isObjectId, objectIdOf } from './ids.ts';
import { Refusal } from './refusals/refusal.ts';

/** The arguments of a Relay connection: the page size, and the cursor that the page comes after. */
export type PageArguments = { first: number; after?: string | null | undefined };

/** The part of a Mongoose query for plain records that we use, such as `Product.find(filter).lean()`. */
export type RecordQuery<Item> = PromiseLike<Item[]> & {
  and(conditions: { _id: { $lt: Types.ObjectId } }[]): RecordQuery<Item>;
  sort(order: { _id: -1 }): RecordQuery<Item>;
  limit(most: number): RecordQuery<Item>;
  clone(): RecordQuery<Item>;
  countDocuments(): PromiseLike<number>;
};

/** What was asked of a list; its page size is checked before, and larger in REST. */
export const withoutFirst = <Asked extends object>(asked: Asked): Asked => ({
  ...asked,
  first: undefined,
});

/** Some records of a list, and whether more follow. */
export type Slice<Item> = { records: Item[]; hasMore: boolean };

/** A list of records, newest first. */
export type NewestFirst<Item> = {
  /** Up to `limit` records, from the start or after a cursor. */
  slice(limit: number, after: Types.ObjectId | null): Promise<Slice<Item>>;
  /** Number of records in the whole list. */
  count(): Promise<number>;
};

/** A page as a Relay connection; the list is counted only if the count is selected. */
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
 * @param after the cursor that the page comes after
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

/** The bounds of a REST list: how many records, and the cursor that they come after. */
export type SliceBounds = { limit: number; after?: string | undefined };

/**
 * One page of a list as a Relay connection. Both arguments were checked against the schema before the operation began.
 * @param placeOf the id by which the list orders a record, if it isn't the record's own
 */
export async function pageOf<Item extends Identified>(
  list: NewestFirst<Item>,
  { first, after }: PageArguments,
  placeOf: PlaceOf<Item> = ownId,
): Promise<Page<Item>> {
  const cursor = after ? placeOfCursor(after) : null;
  const { records, hasMore } = await list.slice(first, cursor);
  const edges = records.map((node) => ({ cursor: placeOf(node).toHexString(), node }));
  return {
    edges,
    pageInfo: pageInfoOf(edges, hasMore, after),
    totalCount: () => list.count(),
  };
}

/**
 * A slice of a list for REST; `next` is the cursor of the page that follows, or null.
 * @throws Refusal `invalid` for a cursor of another list
 */
export async function newestSlice<Item extends Identified>(
  list: NewestFirst<Item>,
  { limit, after }: SliceBounds,
  placeOf: PlaceOf<Item> = ownId,
): Promise<{ records: Item[]; next: string | null }> {
  const cursor = after ? placeOfCursor(after) : null;
  const { records, hasMore } = await list.slice(limit, cursor);
  const last = records.at(-1);
  return { records, next: hasMore && last ? placeOf(last).toHexString() : null };
}

/** Refuses a cursor of another list or order. */
export const foreignCursor = () =>
  new Refusal('invalid', 'after must be a cursor of an earlier page in the same order.', {
    field: 'after',
  });

function placeOfCursor(after: string): Types.ObjectId {
  if (!isObjectId(after)) throw foreignCursor();
  return objectIdOf(after);
}

/** The id by which a list orders a record. */
type PlaceOf<Item> = (record: Item) => Types.ObjectId;

const ownId = ({ _id }: Identified): Types.ObjectId => _id;

/** A slice of a complete list, newest first. */
export function sliceOf<Item extends Identified>(
  list: readonly Item[],
  limit: number,
  after: Types.ObjectId | null,
): Slice<Item> {
  const start = after ? positionAfter(list, after) : 0;
  return { records: list.slice(start, start + limit), hasMore: list.length > start + limit };
}

/** Index of the first record after a cursor, in a list with the newest first. */
function positionAfter(list: readonly Identified[], cursor: Types.ObjectId): number {
  const last = cursor.toHexString();
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?._id.toHexString() ?? '') >= last) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A query's results as a list, always read from the database. */
export const newestOf = <Item extends Identified>(query: RecordQuery<Item>): NewestFirst<Item> => ({
  async slice(limit, after) {
    // One extra record tells whether more follow, without a count.
    const newest = query
      .clone()
      .sort({ _id: -1 })
      .limit(limit + 1);
    const records = await (after ? newest.and([{ _id: { $lt: after } }]) : newest);
    return { records: records.slice(0, limit), hasMore: records.length > limit };
  },
  count: async () => query.clone().countDocuments(),
});
