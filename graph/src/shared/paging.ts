import type { QueryFilter, Types } from 'mongoose';
import { toObjectId } from './ids.ts';
import { Refusal } from './refusal.ts';

export const maxPageSize = 100;

export type PageArguments = { first: number; after?: string | null | undefined };

type Identified = { _id: Types.ObjectId };

/**
 * The filter and limit of one keyset page, newest first. One record more than asked for is read,
 * so that `toConnection` knows whether more follow without a count.
 * @throws Refusal `invalid` for a page size out of 1 to 100 or a cursor that is not ours
 */
export function pageQuery({ first, after }: PageArguments): {
  filter: QueryFilter<Identified>;
  limit: number;
} {
  if (!Number.isInteger(first) || first < 1 || first > maxPageSize) {
    throw new Refusal('invalid', `first must be between 1 and ${maxPageSize}.`, { field: 'first' });
  }
  return { filter: after ? { _id: { $lt: cursorId(after) } } : {}, limit: first + 1 };
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

function cursorId(cursor: string) {
  try {
    return toObjectId(cursor, 'Page');
  } catch {
    throw new Refusal('invalid', 'after must be a cursor of an earlier page.', { field: 'after' });
  }
}
