import type { QueryFilter, Types } from 'mongoose';
import { toObjectId } from './ids.ts';

export type PageArguments = { first: number; after?: string | null | undefined };

type Identified = { _id: Types.ObjectId };

/**
 * The filter and limit of one keyset page, newest first. One record more than asked for is read,
 * so that `toConnection` knows whether more follow without a count.
 * Both arguments were checked against the schema before the operation began.
 */
export function pageQuery({ first, after }: PageArguments): {
  filter: QueryFilter<Identified>;
  limit: number;
} {
  return { filter: after ? { _id: { $lt: toObjectId(after, 'Page') } } : {}, limit: first + 1 };
}

/** A page of records, read with `pageQuery`, as a connection. */
export function toConnection<Node extends Identified>(
  records: Node[],
  { first, after }: PageArguments,
) {
  const edges = records.slice(0, first).map((node) => ({ cursor: node._id.toHexString(), node }));
  return {
    edges,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: records.length > first,
      hasPreviousPage: Boolean(after),
    },
  };
}
