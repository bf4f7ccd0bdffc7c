import type { SqliteStorage } from '../storage/sqlite-storage.ts';
import { endOf, type Interval } from './index-bounds.ts';

/** The last entry that a walk through an index gave. */
export type Position = { key: Uint8Array; row: number };

/** An entry of an index with the document it leads to. */
export type EntryRow = Position & { body: Uint8Array };

/** Walks some ranges of an index forwards or backwards, from the beginning or behind a position. */
type Walk = (intervals: readonly Interval[], after: Position | undefined) => Iterator<EntryRow>;

type Asked = {
  /** The keys of the leading fields. */
  readonly prefixes: readonly Buffer[];
  readonly intervals: readonly Interval[];
  readonly backward: boolean;
};

/** The next entry of the ranges that share a prefix. */
type Head = { readonly prefix: Buffer; readonly walk: Iterator<EntryRow>; entry: EntryRow };

/**
 * Merges ranges behind different keys of the leading fields by the fields that follow. Restarts behind the last entry
 * after a write, so that it never returns an entry that was read ahead and has changed.
 */
export function* mergeRows(
  storage: Pick<SqliteStorage, 'changes'>,
  { prefixes, intervals, backward }: Asked,
  walk: Walk,
): Generator<EntryRow> {
  const groups = prefixes.map((prefix) => ({
    prefix,
    own: intervals.flatMap((interval) => intersect(interval, { low: prefix, high: endOf(prefix) })),
  }));
  const compare = (one: Head, other: Head): number => {
    const order = Buffer.compare(suffixOf(one), suffixOf(other)) || one.entry.row - other.entry.row;
    return backward ? -order : order;
  };
  for (let last: Head | undefined; ; ) {
    const { changes } = storage;
    const heads = groups
      .flatMap(
        ({ prefix, own }) => headOf(prefix, walk(own, last && positionIn(prefix, last))) ?? [],
      )
      .sort(compare);
    for (let head = heads.shift(); head; head = heads.shift()) {
      last = { ...head };
      yield head.entry;
      if (storage.changes !== changes) break;
      const { value, done } = head.walk.next();
      if (done) continue;
      head.entry = value;
      insert(heads, head, compare);
    }
    if (storage.changes === changes || !last) return;
  }
}

function intersect(one: Interval, other: Interval): Interval[] {
  const low = Buffer.compare(one.low, other.low) > 0 ? one.low : other.low;
  const high = Buffer.compare(one.high, other.high) < 0 ? one.high : other.high;
  return Buffer.compare(low, high) < 0 ? [{ low, high }] : [];
}

const suffixOf = ({ prefix, entry }: Head): Uint8Array => entry.key.subarray(prefix.length);

/** The position of an entry of one prefix among the entries of another. */
const positionIn = (prefix: Buffer, last: Head): Position => ({
  key: Buffer.concat([prefix, suffixOf(last)]),
  row: last.entry.row,
});

function headOf(prefix: Buffer, walk: Iterator<EntryRow>): Head | null {
  const { value, done } = walk.next();
  return done ? null : { prefix, walk, entry: value };
}

function insert(heads: Head[], head: Head, compare: (one: Head, other: Head) => number): void {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(heads[middle] as Head, head) < 0) low = middle + 1;
    else high = middle;
  }
  heads.splice(low, 0, head);
}
