import { decode } from '../bson/decode.ts';
import type { Doc } from '../bson/values.ts';
import type { Collection } from '../storage/catalog.ts';
import type { SqliteStorage } from '../storage/sqlite-storage.ts';
import type { IndexScan } from './planner.ts';

/** A document that was found. */
export class FoundDocument {
  readonly row: number;
  readonly body: Uint8Array;
  #doc: Doc | undefined;

  constructor(row: number, body: Uint8Array) {
    this.row = row;
    this.body = body;
  }

  /** The decoded document; not to be changed. */
  get doc(): Doc {
    this.#doc ??= decode(this.body);
    return this.#doc;
  }
}

const forward = `SELECT e.key, e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND (e.key, e.row) > (?, ?) AND e.key < ? ORDER BY e.key, e.row LIMIT ?`;
const backward = `SELECT e.key, e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND (e.key, e.row) < (?, ?) AND e.key >= ? ORDER BY e.key DESC, e.row DESC LIMIT ?`;
const byKey = `SELECT e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND e.key = ?`;
const byRow = 'SELECT row, body FROM document WHERE row > ? AND row < ? ORDER BY row LIMIT ?';
const firstChunk = 16;
const lastChunk = 256;

/** A row of a scan; its key is empty where no index is read. */
type Row = { key: Uint8Array; row: number; body: Uint8Array };

/**
 * Reads in chunks that grow, and reads anew from its place where something was written since: no
 * statement stays open between two answers, and a deleted document never shows up.
 */
function* chunks(
  storage: SqliteStorage,
  next: (last: Row | undefined, count: number) => unknown[],
): Generator<Row> {
  let last: Row | undefined;
  for (let size = firstChunk; ; size = Math.min(size * 4, lastChunk)) {
    const rows = next(last, size) as Row[];
    const { changes } = storage;
    for (const row of rows) {
      last = row;
      yield row;
      if (storage.changes !== changes) break;
    }
    if (rows.length < size && storage.changes === changes) return;
  }
}

function* indexRows(storage: SqliteStorage, scan: IndexScan): Generator<Omit<Row, 'key'>> {
  const { id } = scan.index;
  const intervals = scan.backward ? scan.intervals.toReversed() : scan.intervals;
  if (scan.ofKeys) {
    // To ask for a key takes a third of what a walk does.
    for (const { low } of intervals) {
      const row = storage.sql(byKey).get(id, low);
      if (row) yield row as Omit<Row, 'key'>;
    }
    return;
  }
  for (const { low, high } of intervals) {
    const [statement, start, end] = scan.backward
      ? [storage.sql(backward), high, low]
      : [storage.sql(forward), low, high];
    yield* chunks(storage, (last, count) =>
      statement.all(id, last?.key ?? start, last?.row ?? -1, end, count),
    );
  }
}

/** The documents of a scan, each once; of the whole collection where no index is read. */
export function* scanRows(
  storage: SqliteStorage,
  { firstRow, endRow }: Collection,
  scan: IndexScan | undefined,
): Generator<FoundDocument> {
  if (!scan) {
    const rows = chunks(storage, (last, count) =>
      storage.sql(byRow).all(last?.row ?? firstRow - 1, endRow, count),
    );
    for (const { row, body } of rows) yield new FoundDocument(row, body);
    return;
  }
  const seen = scan.index.multikey === 0 ? undefined : new Set<number>();
  for (const { row, body } of indexRows(storage, scan)) {
    if (seen?.has(row)) continue;
    seen?.add(row);
    yield new FoundDocument(row, body);
  }
}

/** How many entries a scan meets, counted up to a limit. */
export function countEntries(
  storage: SqliteStorage,
  { index, intervals }: Pick<IndexScan, 'index' | 'intervals'>,
  limit: number,
): number {
  let count = 0;
  for (const { low, high } of intervals) {
    const left = Number.isFinite(limit) ? limit - count : -1;
    const row = storage
      .sql(
        'SELECT count(*) AS n FROM (SELECT 1 FROM entry WHERE "index" = ? AND key >= ? AND key < ? LIMIT ?)',
      )
      .get(index.id, low, high, left);
    count += Number(row?.n);
    if (count >= limit) break;
  }
  return count;
}
