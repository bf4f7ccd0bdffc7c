import { decode } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';
import type { Collection } from '../storage/catalog.ts';
import type { SqliteStorage } from '../storage/sqlite-storage.ts';
import type { Interval } from './index-bounds.ts';
import { type EntryRow, mergeRows, type Position } from './merge-rows.ts';
import type { IndexScan } from './planner.ts';

export class FoundDocument {
  readonly row: number;
  readonly body: Uint8Array;
  #doc: Doc | undefined;

  constructor(row: number, body: Uint8Array) {
    this.row = row;
    this.body = body;
  }

  /** The decoded document, which must not be changed. */
  get doc(): Doc {
    this.#doc ??= decode(this.body);
    return this.#doc;
  }
}

const forwardWalk = `SELECT e.key, e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND (e.key, e.row) > (?, ?) AND e.key < ? ORDER BY e.key, e.row LIMIT ?`;
const backwardWalk = `SELECT e.key, e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND (e.key, e.row) < (?, ?) AND e.key >= ? ORDER BY e.key DESC, e.row DESC LIMIT ?`;
const byKey = `SELECT e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND e.key = ?`;
const byRow = 'SELECT row, body FROM document WHERE row > ? AND row < ? ORDER BY row LIMIT ?';
const firstChunk = 16;
/** For each range when several are merged. */
const firstMergedChunk = 4;
const lastChunk = 256;

/**
 * Reads in growing chunks, and reads again from its position after a write: no statement stays open between two
 * answers, and a deleted document never appears.
 */
function* chunks<Row>(
  storage: SqliteStorage,
  next: (last: Row | undefined, count: number) => unknown[],
  { first, last }: { first: number; last?: Row | undefined },
): Generator<Row> {
  let place = last;
  for (let size = first; ; size = Math.min(size * 4, lastChunk)) {
    const rows = next(place, size) as Row[];
    const { changes } = storage;
    for (const row of rows) {
      place = row;
      yield row;
      if (storage.changes !== changes) break;
    }
    if (rows.length < size && storage.changes === changes) return;
  }
}

type IndexRow = Omit<EntryRow, 'key'>;

function* indexRows(storage: SqliteStorage, scan: IndexScan): Generator<IndexRow> {
  const { index, intervals, merged, backward } = scan;
  if (scan.ofKeys && merged.length === 0) {
    // A lookup by key takes a third of the time of a walk.
    for (const { low } of backward ? intervals.toReversed() : intervals) {
      const row = storage.sql(byKey).get(index.id, low);
      if (row) yield row as IndexRow;
    }
    return;
  }
  if (merged.length === 0) {
    yield* walkIndex(storage, scan, intervals, { first: firstChunk });
    return;
  }
  yield* mergeRows(storage, { prefixes: merged, intervals, backward }, (own, after) =>
    walkIndex(storage, scan, own, { first: firstMergedChunk, after }),
  );
}

/** The entries of some ranges of an index: all, or those behind a position. */
function* walkIndex(
  storage: SqliteStorage,
  { index: { id }, backward }: Pick<IndexScan, 'index' | 'backward'>,
  intervals: readonly Interval[],
  { first, after }: { first: number; after?: Position | undefined },
): Generator<EntryRow> {
  for (const interval of backward ? intervals.toReversed() : intervals) {
    if (after && isPast(after, interval, backward)) continue;
    const { low, high } = interval;
    const isInside = after && isWithin(after, interval);
    const [statement, start, end] = backward
      ? [storage.sql(backwardWalk), high, low]
      : [storage.sql(forwardWalk), low, high];
    yield* chunks<EntryRow>(
      storage,
      (last, count) => statement.all(id, last?.key ?? start, last?.row ?? -1, end, count),
      { first, last: isInside ? (after as EntryRow) : undefined },
    );
  }
}

/** Whether a walk that came to a position is through with a range. */
const isPast = ({ key }: Position, { low, high }: Interval, backward: boolean): boolean =>
  backward ? Buffer.compare(key, low) < 0 : Buffer.compare(key, high) >= 0;

const isWithin = ({ key }: Position, { low, high }: Interval): boolean =>
  Buffer.compare(key, low) >= 0 && Buffer.compare(key, high) < 0;

/** The documents of some scans, each once. Without a scan, those of the whole collection. */
export function* scanRows(
  storage: SqliteStorage,
  { firstRow, endRow }: Collection,
  scans: readonly IndexScan[],
): Generator<FoundDocument> {
  const [scan] = scans;
  if (!scan) {
    const rows = chunks<IndexRow>(
      storage,
      (last, count) => storage.sql(byRow).all(last?.row ?? firstRow - 1, endRow, count),
      { first: firstChunk },
    );
    for (const { row, body } of rows) yield new FoundDocument(row, body);
    return;
  }
  const isOnce = scans.length === 1 && scan.index.multikey === 0;
  const seen = isOnce ? undefined : new Set<number>();
  for (const one of scans) {
    for (const { row, body } of indexRows(storage, one)) {
      if (seen?.has(row)) continue;
      seen?.add(row);
      yield new FoundDocument(row, body);
    }
  }
}

const entriesOf = 'FROM entry WHERE "index" = ? AND key >= ? AND key < ? LIMIT ?';
const countEach = `SELECT count(*) AS n FROM (SELECT 1 ${entriesOf})`;
/** Counts each document once, since it may have several keys in one range. */
const countRows = `SELECT count(*) AS n FROM (SELECT DISTINCT row ${entriesOf})`;

/** Counts a scan's entries up to a limit. If the index holds arrays, counts the documents in each range instead. */
export function countEntries(
  storage: SqliteStorage,
  { index, intervals }: Pick<IndexScan, 'index' | 'intervals'>,
  limit: number,
): number {
  const statement = storage.sql(index.multikey === 0 ? countEach : countRows);
  let count = 0;
  for (const { low, high } of intervals) {
    const left = Number.isFinite(limit) ? limit - count : -1;
    count += Number(statement.get(index.id, low, high, left)?.n);
    if (count >= limit) break;
  }
  return count;
}
