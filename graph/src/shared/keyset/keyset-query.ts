import { mostCounted } from '@fitness-zone/contract/most-counted.ts';
import {
  cursorOf,
  type Position,
  positionAt,
} from '@fitness-zone/contract/search/product-order.ts';
import { type Identified, objectIdOf } from '../ids.ts';
import { foreignCursor, idAt, type List, sliceOf } from '../paging.ts';

/** A condition on records, as MongoDB reads it. */
export type Filter = Record<string, unknown>;

type Direction = 1 | -1;

/** An order by one field (dates to the millisecond), then by id. */
export type KeysetOrder<Item> = {
  field: keyof Item & string;
  direction: Direction;
  /** The order of ids among equal records: -1 for newest first. */
  ids: Direction;
  /** `optional` dates may be missing. Records without one come last, which needs a descending order. */
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

/** A list in an order. It isn't counted beyond the counting limit. */
export const inOrder = <Item extends Identified>(
  query: KeysetQuery<Item>,
): List<Item, number | null> => ({
  slice: async (limit, after) =>
    sliceOf(await read(query, limit + 1, after ? startOf(query, after) : null), limit),
  cursorOf: (record) => cursorOf(positionOf(query, record)),
  count: () => countOf(query),
});

/** The records that match a filter, by id, always read from the database. */
export const newestOf = <Item extends Identified>(
  model: KeysetModel<Item>,
  filter: Filter,
): List<Item> => ({
  async slice(limit, after) {
    const found = model.find(after ? { $and: [filter, { _id: { $lt: idAt(after) } }] } : filter);
    const records = await found
      .sort({ _id: -1 })
      .limit(limit + 1)
      .lean();
    return sliceOf(records as Item[], limit);
  },
  cursorOf: ({ _id }) => _id.toHexString(),
  count: async () => model.countDocuments(filter),
});

/** Number of records in a list; null above the counting limit. */
async function countOf<Item extends Identified>({
  model,
  filter,
}: KeysetQuery<Item>): Promise<number | null> {
  // The hint makes MongoDB count the index; with an empty filter it would read the records.
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
  after: string,
): Position {
  const position = positionAt(after);
  const isOfOrder =
    position.key === 0
      ? type !== 'date'
      : Math.sign(position.key) === direction && Boolean(position.oldestFirst) === (ids === 1);
  if (isOfOrder) return position;
  throw foreignCursor();
}
