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

function* indexRows(storage: SqliteStorage, scan: IndexScan): Generator<Row> {
  const { id } = scan.index;
  for (const { low, high } of scan.backward ? scan.intervals.toReversed() : scan.intervals) {
    const [statement, start, end] = scan.backward
      ? [storage.sql(backward), high, low]
      : [storage.sql(forward), low, high];
    yield* chunks(storage, (last, count) =>
      statement.all(id, last?.key ?? start, last?.row ?? -1, end, count),
    );
  }
}

/** Merges parts of an index, each in order behind its own key prefix, into one order. */
function* mergedRows(
  storage: SqliteStorage,
  scan: IndexScan,
  prefixes: readonly Buffer[],
): Generator<Row> {
  const sign = scan.backward ? -1 : 1;
  const parts = prefixes.map((prefix) => {
    const belongs = (low: Buffer) => low.subarray(0, prefix.length).equals(prefix);
    const intervals = scan.intervals.filter(({ low }) => belongs(low));
    const rows = indexRows(storage, { ...scan, intervals });
    return { rows, from: prefix.length, head: rows.next().value as Row | undefined };
  });
  for (;;) {
    const [first, ...others] = parts.filter(({ head }) => head !== undefined);
    if (!first) return;
    const next = others.reduce((a, b) => (sign * compareBehind(b, a) < 0 ? b : a), first);
    const row = next.head;
    next.head = next.rows.next().value as Row | undefined;
    if (row) yield row;
  }
}

type Part = { readonly from: number; readonly head: Row | undefined };

/** Compares what comes behind the prefixes. */
function compareBehind(a: Part, b: Part): number {
  if (!a.head || !b.head) return 0;
  const order = Buffer.compare(a.head.key.subarray(a.from), b.head.key.subarray(b.from));
  return order || a.head.row - b.head.row;
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
  const { index, prefixes } = scan;
  const seen = index.multikey === 0 ? undefined : new Set<number>();
  for (const { row, body } of prefixes
    ? mergedRows(storage, scan, prefixes)
    : indexRows(storage, scan)) {
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
