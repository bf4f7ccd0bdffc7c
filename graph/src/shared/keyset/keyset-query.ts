import { mostCounted } from '@fitness-zone/contract/most-counted.ts';
import {
  cursorOf,
  type Position,
  positionAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { type Identified, objectIdOf } from '../ids.ts';
import { foreignCursor, type Page, type PageArguments, pageInfoOf } from '../paging.ts';

/** A condition on records, as MongoDB reads it. */
export type Filter = Record<string, unknown>;

type Direction = 1 | -1;

/** An order by one field (dates to the millisecond), then by id. */
export type KeysetOrder<Item> = {
  field: keyof Item & string;
  direction: Direction;
  /** The order of ids among equal records: -1 for newest first. */
  ids: Direction;
  /** `optional` dates may be missing: such records come last, which only a descending order can do. */
  type: 'number' | 'date' | 'optional date';
};

/** The part of a Mongoose model that we use. */
export type KeysetModel<Item> = {
  find(filter: Filter): ModelQuery<Item>;
  countDocuments(filter: Filter, options?: { limit: number; hint?: string }): PromiseLike<number>;
};
type ModelQuery<Item> = {
  sort(order: Record<string, Direction>): ModelQuery<Item>;
  limit(most: number): ModelQuery<Item>;
  lean(): PromiseLike<unknown>;
  readonly _item?: Item;
};

/** A filtered and ordered list; needs an index of the filter's fields followed by the order's. */
export type KeysetQuery<Item extends Identified> = {
  model: KeysetModel<Item>;
  filter: Filter;
  order: KeysetOrder<Item>;
};

/** A page of a list; its count is null for lists that are too long to be counted. */
export type KeysetPage<Item extends Identified> = Page<Item, number | null>;

/**
 * One page of a list as a Relay connection.
 * @throws Refusal `invalid` for a cursor of another order
 */
export async function keysetPage<Item extends Identified>(
  query: KeysetQuery<Item>,
  { first, after }: PageArguments,
): Promise<KeysetPage<Item>> {
  const records = await read(query, first + 1, startOf(query, after));
  const edges = records
    .slice(0, first)
    .map((node) => ({ cursor: cursorOf(positionOf(query, node)), node }));
  return {
    edges,
    pageInfo: pageInfoOf(edges, records.length > first, after),
    totalCount: () => countOf(query),
  };
}

/** Records read at once for a file. */
const batchSize = 250;

/** All records of a list in order, for a file; each as of its own read. */
export async function* keysetRecords<Item extends Identified>(
  query: KeysetQuery<Item>,
): AsyncGenerator<Item> {
  for (let position: Position | null = null; ; ) {
    const records: Item[] = await read(query, batchSize, position);
    yield* records;
    const last = records.at(-1);
    if (!last || records.length < batchSize) return;
    position = positionOf(query, last);
  }
}

/** Number of records in a list; null above the counting limit. */
async function countOf<Item extends Identified>({
  model,
  filter,
}: KeysetQuery<Item>): Promise<number | null> {
  // Without a condition MongoDB would read the records.
  const isWhole = Object.keys(filter).length === 0;
  const count = await model.countDocuments(filter, {
    limit: mostCounted + 1,
    ...(isWhole && { hint: '_id_' }),
  });
  return count > mostCounted ? null : count;
}

async function read<Item extends Identified>(
  { model, filter, order }: KeysetQuery<Item>,
  limit: number,
  position: Position | null,
): Promise<Item[]> {
  const { field, direction, ids } = order;
  const records = model
    .find(position ? behind(filter, order, position) : filter)
    .sort({ [field]: direction, _id: ids })
    .limit(limit);
  return (await records.lean()) as Item[];
}

/**
 * Narrows a filter to the records after a position. Each alternative repeats the whole filter, so that MongoDB walks
 * one index for each in the list's order and merges the results.
 */
export function behind<Item>(
  filter: Filter,
  order: KeysetOrder<Item>,
  { key, id }: Position,
): Filter {
  const { field, direction, ids, type } = order;
  const value = fieldValue(order, key);
  const equal = { [field]: value, _id: { [ids === 1 ? '$gt' : '$lt']: objectIdOf(id) } };
  const alternatives: Filter[] = [equal];
  if (value !== null) {
    alternatives.unshift({ [field]: { [direction === 1 ? '$gt' : '$lt']: value } });
    if (type === 'optional date') alternatives.push({ [field]: null });
  }
  return { $or: alternatives.map((alternative) => ({ $and: [filter, alternative] })) };
}

function fieldValue<Item>(
  { direction, type }: KeysetOrder<Item>,
  key: number,
): number | Date | null {
  if (type === 'number') return direction * key;
  return type === 'optional date' && key === 0 ? null : new Date(direction * key);
}

function positionOf<Item extends Identified>(
  { order: { field, direction, ids } }: KeysetQuery<Item>,
  record: Item,
): Position {
  const value = record[field] as number | Date | null | undefined;
  // No negative zero, which a cursor can't tell from zero.
  const key = direction * Number(value ?? 0) || 0;
  return { key, id: record._id.toHexString(), ...(ids === 1 && { oldestFirst: true }) };
}

function startOf<Item extends Identified>(
  { order: { direction, ids, type } }: KeysetQuery<Item>,
  after: string | null | undefined,
): Position | null {
  if (!after) return null;
  const position = positionAt(after);
  const isOfOrder =
    position.key === 0
      ? type !== 'date'
      : Math.sign(position.key) === direction && Boolean(position.oldestFirst) === (ids === 1);
  if (isOfOrder) return position;
  throw foreignCursor();
}
