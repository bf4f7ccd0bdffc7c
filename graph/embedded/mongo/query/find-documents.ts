import { StoreError } from '../errors.ts';
import type { KeyField } from '../indexes/index.ts';
import { sortKeyOf } from '../indexes/index-keys.ts';
import type { Catalog, Collection } from '../storage/catalog.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { SqliteStorage } from '../storage/sqlite-storage.ts';
import { everything, type Filter, matches } from './filter.ts';
import { allKeys } from './index-bounds.ts';
import { planQuery, type QueryPlan } from './planner.ts';
import { countEntries, FoundDocument, scanRows } from './scan.ts';

export type Query = {
  readonly filter: Filter;
  readonly sort: readonly KeyField[];
  /** In epoch milliseconds. */
  readonly deadline: number;
};

export type Source = {
  readonly storage: SqliteStorage;
  readonly catalog: Catalog;
  readonly records: RecordStore;
};

/** A running query: its plan, and its documents on demand. */
type RunningQuery = {
  readonly plan: QueryPlan;
  readonly found: Generator<FoundDocument>;
  /** Documents looked at so far. */
  readonly work: { examined: number };
};

export const queryAll: Query = { filter: everything, sort: [], deadline: Number.POSITIVE_INFINITY };

/**
 * Plans a query and starts to answer it; `limit` is the number of sorted documents needed. Raises 50 once the time
 * allowed is over.
 */
export function findDocuments(
  source: Source,
  collection: Collection,
  query: Query,
  limit = Number.POSITIVE_INFINITY,
): RunningQuery {
  const { storage } = source;
  const plan = planQuery(collection.indexes, query, (scan, most) =>
    countEntries(storage, scan, most),
  );
  const work = { examined: 0 };
  const filter = isExact(plan) ? everything : query.filter;
  const found = matching(scanRows(storage, collection, plan.scans), { ...query, filter }, work);
  return { plan, work, found: plan.sorted ? found : inOrder(source, found, query.sort, limit) };
}

function* matching(
  rows: Iterable<FoundDocument>,
  { filter, deadline }: Query,
  work: { examined: number },
): Generator<FoundDocument> {
  for (const one of rows) {
    work.examined++;
    if (work.examined % 128 === 0 && Date.now() > deadline) {
      throw new StoreError(50, 'operation exceeded time limit');
    }
    if (filter === everything || matches(filter, one.doc)) yield one;
  }
}

/** Sorts in memory: holds keys and rows, and reads each body again when it returns it. */
function* inOrder(
  { records }: Source,
  found: Iterable<FoundDocument>,
  sort: readonly KeyField[],
  limit: number,
): Generator<FoundDocument> {
  type Entry = { key: Buffer; row: number };
  const order = (a: Entry, b: Entry) => Buffer.compare(a.key, b.key) || a.row - b.row;
  let all: Entry[] = [];
  for (const { row, doc } of found) {
    all.push({ key: sortKeyOf(doc, sort), row });
    if (all.length > limit * 2 + 1000) all = all.sort(order).slice(0, limit);
  }
  for (const { row } of all.sort(order).slice(0, limit)) {
    const body = records.read(row);
    if (body) yield new FoundDocument(row, body);
  }
}

const isExact = ({ scans: [scan, ...more] }: QueryPlan) =>
  scan?.exact === true && more.length === 0;

/** A count, and the numbers of documents and index keys that it looked at. */
type Count = { readonly count: number; readonly examined: number; readonly keys: number };

/** Counts up to a limit; uses the index alone if its bounds are exact. */
export function countDocuments(
  source: Source,
  collection: Collection,
  query: Query,
  limit: number,
): Count {
  const [idIndex] = collection.indexes;
  if (query.filter === everything && idIndex) {
    collection.documentCount ??= countEntries(
      source.storage,
      { index: idIndex, intervals: [allKeys] },
      Number.POSITIVE_INFINITY,
    );
    return { count: Math.min(collection.documentCount, limit), examined: 0, keys: 0 };
  }
  const { plan, found, work } = findDocuments(source, collection, query);
  const [scan] = plan.scans;
  const countsEachOnce = scan && (scan.index.multikey === 0 || scan.intervals.length === 1);
  if (countsEachOnce && isExact(plan)) {
    const count = Math.min(limit, countEntries(source.storage, scan, limit));
    return { count, examined: 0, keys: count };
  }
  let count = 0;
  for (const _ of found) if (++count >= limit) break;
  return { count, examined: work.examined, keys: scan ? work.examined : 0 };
}

export function* pageOf(
  { found }: RunningQuery,
  skip: number,
  limit: number,
): Generator<FoundDocument> {
  let count = 0;
  for (const one of found) {
    if (++count > skip) yield one;
    if (count - skip >= limit) return;
  }
}

export const firstOf = (query: RunningQuery): FoundDocument | undefined =>
  pageOf(query, 0, 1).next().value;
