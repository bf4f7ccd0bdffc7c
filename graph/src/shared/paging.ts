import type { Types } from 'mongoose';
import { toObjectId } from './ids.ts';

type Identified = { _id: Types.ObjectId };

/** The arguments of a Relay connection: the page size, and the cursor that the page comes after. */
export type PageArguments = { first: number; after?: string | null | undefined };

/** What is used of a Mongoose query for plain records, such as `Product.find(filter).lean()`. */
export type RecordQuery<Item> = PromiseLike<Item[]> & {
  and(conditions: { _id: { $lt: Types.ObjectId } }[]): RecordQuery<Item>;
  sort(order: { _id: -1 }): RecordQuery<Item>;
  limit(most: number): RecordQuery<Item>;
  clone(): RecordQuery<Item>;
  countDocuments(): PromiseLike<number>;
};

/** A page as a Relay connection; all records are counted only where the count is selected. */
export type Page<Item extends Identified> = {
  edges: { cursor: string; node: Item }[];
  pageInfo: {
    startCursor: string | null;
    endCursor: string | null;
    hasNextPage: boolean;
    hasPreviousPage: boolean;
  };
  totalCount: () => Promise<number>;
};

/** The bounds of a REST list: how many records, and the cursor that they come after. */
export type ListBounds = { limit: number; after?: string | undefined };

/**
 * The records that a query finds, newest first, as one page of a Relay connection. Both arguments were
 * checked against the schema before the operation began.
 */
export async function pageOf<Item extends Identified>(
  query: RecordQuery<Item>,
  { first, after }: PageArguments,
): Promise<Page<Item>> {
  const cursor = after ? toObjectId(after, 'Page') : null;
  const { records, hasMore } = await findNewest(query, first, cursor);
  const edges = records.map((node) => ({ cursor: node._id.toHexString(), node }));
  return {
    edges,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: hasMore,
      hasPreviousPage: Boolean(after),
    },
    totalCount: async () => query.clone().countDocuments(),
  };
}

/**
 * The records that a query finds, newest first, as a REST list; `next` is the cursor of the page that
 * follows, or null.
 * @throws Refusal `not-found` for a cursor that is not ours
 */
export async function listNewest<Item extends Identified>(
  query: RecordQuery<Item>,
  { limit, after }: ListBounds,
): Promise<{ records: Item[]; next: string | null }> {
  const cursor = after ? toObjectId(after, 'Page') : null;
  const { records, hasMore } = await findNewest(query, limit, cursor);
  return { records, next: (hasMore && records.at(-1)?._id.toHexString()) || null };
}

/** Reads one record more than asked for, which says without a count whether more follow. */
async function findNewest<Item extends Identified>(
  query: RecordQuery<Item>,
  limit: number,
  after: Types.ObjectId | null,
): Promise<{ records: Item[]; hasMore: boolean }> {
  const newest = query
    .clone()
    .sort({ _id: -1 })
    .limit(limit + 1);
  const records = await (after ? newest.and([{ _id: { $lt: after } }]) : newest);
  return { records: records.slice(0, limit), hasMore: records.length > limit };
}
