import { type Collection, ROWS } from './catalog.ts';
import { decode } from './decode.ts';
import { StoreError } from './errors.ts';
import { type Filter, matches } from './match.ts';
import type { IndexScan, Plan } from './plan.ts';
import type { Storage } from './storage.ts';
import type { Doc } from './values.ts';

/** A document that was found. */
export class Found {
  readonly row: number;
  readonly body: Uint8Array;
  private decoded: Doc | undefined;

  constructor(row: number, body: Uint8Array) {
    this.row = row;
    this.body = body;
  }

  /** The decoded document; not to be changed. */
  get doc(): Doc {
    this.decoded ??= decode(this.body);
    return this.decoded;
  }
}

/** What a scan counted, for `explain`, and when it must end. */
export interface Work {
  keys: number;
  docs: number;
  readonly deadline: number;
}

const FORWARD = `SELECT e.key, e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND (e.key, e.row) > (?, ?) AND e.key < ? ORDER BY e.key, e.row LIMIT ?`;
const BACKWARD = `SELECT e.key, e.row, d.body FROM entry e CROSS JOIN document d ON d.row = e.row
  WHERE e."index" = ? AND (e.key, e.row) < (?, ?) AND e.key >= ? ORDER BY e.key DESC, e.row DESC LIMIT ?`;
const ROWS_UP = 'SELECT row, body FROM document WHERE row > ? AND row < ? ORDER BY row LIMIT ?';
const ROWS_DOWN =
  'SELECT row, body FROM document WHERE row < ? AND row >= ? ORDER BY row DESC LIMIT ?';
const FIRST_CHUNK = 16;
const LAST_CHUNK = 256;

type Row = { key: Uint8Array; row: number; body: Uint8Array };

/**
 * Reads in chunks that grow, and reads anew from its place where something was written since: no
 * statement stays open between two answers, and a deleted document never shows up.
 */
function* chunks(
  storage: Storage,
  next: (last: Row | undefined, count: number) => Row[],
): Generator<Row> {
  let last: Row | undefined;
  for (let size = FIRST_CHUNK; ; size = Math.min(size * 4, LAST_CHUNK)) {
    const rows = next(last, size);
    const { changes } = storage;
    for (const row of rows) {
      last = row;
      yield row;
      if (storage.changes !== changes) break;
    }
    if (rows.length < size && storage.changes === changes) return;
  }
}

function* indexRows(storage: Storage, { index, intervals, backward }: IndexScan): Generator<Row> {
  for (const { low, high } of backward ? [...intervals].reverse() : intervals) {
    yield* chunks(storage, (last, count) =>
      backward
        ? (storage
            .sql(BACKWARD)
            .all(index.id, last?.key ?? high, last?.row ?? -1, low, count) as unknown as Row[])
        : (storage
            .sql(FORWARD)
            .all(index.id, last?.key ?? low, last?.row ?? -1, high, count) as unknown as Row[]),
    );
  }
}

/** Merges parts of an index, each in order behind its own beginning, into one order. */
function* mergedRows(
  storage: Storage,
  scan: IndexScan,
  beginnings: readonly Buffer[],
): Generator<Row> {
  const parts = beginnings.map((beginning) => {
    const intervals = scan.intervals.filter(({ low }) => startsWith(low, beginning));
    const rows = indexRows(storage, { ...scan, intervals });
    return { rows, from: beginning.length, head: rows.next() };
  });
  const sign = scan.backward ? -1 : 1;
  for (;;) {
    let first: (typeof parts)[number] | undefined;
    for (const part of parts) {
      if (part.head.done) continue;
      if (first === undefined || sign * compareRest(part, first) < 0) first = part;
    }
    if (!first || first.head.done) return;
    const row = first.head.value;
    first.head = first.rows.next();
    yield row;
  }
}

const startsWith = (bytes: Buffer, beginning: Buffer) =>
  bytes.subarray(0, beginning.length).equals(beginning);

type Part = { from: number; head: IteratorResult<Row> };

function compareRest(a: Part, b: Part): number {
  if (a.head.done || b.head.done) return 0;
  const left = a.head.value;
  const right = b.head.value;
  return (
    Buffer.compare(left.key.subarray(a.from), right.key.subarray(b.from)) || left.row - right.row
  );
}

function collectionRows(
  storage: Storage,
  { firstRow }: Collection,
  backward: boolean,
): Generator<Row> {
  return chunks(
    storage,
    (last, count) =>
      (backward
        ? storage.sql(ROWS_DOWN).all(last?.row ?? firstRow + ROWS, firstRow, count)
        : storage
            .sql(ROWS_UP)
            .all(last?.row ?? firstRow - 1, firstRow + ROWS, count)) as unknown as Row[],
  );
}

function* planned(
  storage: Storage,
  collection: Collection,
  { scans, backward }: Plan,
  work: Work,
): Generator<Row> {
  if (!scans) {
    yield* collectionRows(storage, collection, backward);
    return;
  }
  const seen =
    scans.length > 1 || scans.some(({ index }) => index.multikey !== 0) ? new Set<number>() : null;
  for (const scan of scans) {
    for (const row of scan.merge
      ? mergedRows(storage, scan, scan.merge)
      : indexRows(storage, scan)) {
      work.keys++;
      if (seen?.has(row.row)) continue;
      seen?.add(row.row);
      yield row;
    }
  }
}

/** Whether a filter asks for everything. */
export const isEverything = (filter: Filter): boolean =>
  filter.kind === 'and' && filter.parts.length === 0;

/** The documents that match, as the plan finds them. Raises 50 once the time allowed is over. */
export function* scan(
  storage: Storage,
  collection: Collection,
  plan: Plan,
  filter: Filter,
  work: Work,
): Generator<Found> {
  const all = plan.exact || isEverything(filter);
  for (const { row, body } of planned(storage, collection, plan, work)) {
    work.docs++;
    if (work.docs % 128 === 0 && Date.now() > work.deadline) {
      throw new StoreError(50, 'operation exceeded time limit');
    }
    const found = new Found(row, body);
    if (all || matches(filter, found.doc)) yield found;
  }
}

/** How many entries intervals of an index hold, counted up to a limit. */
export function countEntries(
  storage: Storage,
  { index, intervals }: IndexScan,
  limit: number,
): number {
  let count = 0;
  for (const { low, high } of intervals) {
    const row = storage
      .sql(
        'SELECT count(*) AS n FROM (SELECT 1 FROM entry WHERE "index" = ? AND key >= ? AND key < ? LIMIT ?)',
      )
      .get(index.id, low, high, Number.isFinite(limit) ? limit - count : -1);
    count += Number(row?.n);
    if (count >= limit) break;
  }
  return count;
}
