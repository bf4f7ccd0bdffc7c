import type { Types } from 'mongoose';
import {
  type NewestFirst,
  newestOf,
  positionAfter,
  type RecordQuery,
  type Slice,
} from '../shared/paging.ts';
import type { KeptReads, Reading } from './kept-reads.ts';

type Identified = { _id: Types.ObjectId };

/** The beginning of a list: its newest records, and whether they are all. */
type Beginning<Item> = { records: readonly Item[]; complete: boolean };

/** Beginnings are read in steps, so that page sizes that differ a little find the same one. */
const step = 25;
const longest = 1025;

/** A list of a collection, newest first. */
export type ListSource<Item> = {
  collection: string;
  /** What the list has of the collection; it names the list. */
  filter: object;
  query: RecordQuery<Item>;
};

/**
 * A list whose beginning and count are kept until its collection is written to. What lies beyond the
 * longest beginning is read from the database.
 */
export function keptList<Item extends Identified>(
  kept: KeptReads,
  { collection, filter, query }: ListSource<Item>,
): NewestFirst<Item> {
  const name = `${collection}?${JSON.stringify(filter)}`;
  const tags = [collection];
  const fromDatabase = newestOf(query);

  /** The beginning as far as it is wanted, and as it was when it was first read. */
  async function extend(wanted: number): Promise<Beginning<Item>> {
    const length = Math.ceil(wanted / step) * step;
    const first = await kept.read(name, tags, (reading) => readOn([], length, reading));
    if (first.complete || first.records.length >= wanted) return first;
    const current = kept.find(name);
    const reading = kept.begin();
    try {
      const longer = await readOn(first.records, length, reading);
      // Only what was current when the rest was asked for fits it.
      if (current?.value === first) reading.keep(name, longer, tags, current.readAt);
      return longer;
    } finally {
      reading.end();
    }
  }

  async function readOn(
    records: readonly Item[],
    length: number,
    reading: Reading,
  ): Promise<Beginning<Item>> {
    const missing = length - records.length;
    const newest = query.clone().sort({ _id: -1 }).limit(missing);
    const last = records.at(-1);
    const read = await (last ? newest.and([{ _id: { $lt: last._id } }]) : newest);
    keepRecords(reading, read);
    return { records: [...records, ...read], complete: read.length < missing };
  }

  function keepRecords(reading: Reading, records: readonly Item[]): void {
    for (const record of records) reading.keep(`${collection}/${record._id.toHexString()}`, record);
  }

  /** Where the records after a cursor begin; null where the known beginning does not reach so far. */
  function startAfter(known: Beginning<Item>, cursor: Types.ObjectId): number | null {
    const { records, complete } = known;
    const start = positionAfter(records, cursor);
    const isReached = start < records.length || complete || records.at(-1)?._id.equals(cursor);
    return isReached ? start : null;
  }

  async function slice(limit: number, cursor: Types.ObjectId | null): Promise<Slice<Item>> {
    const known = kept.find<Beginning<Item>>(name)?.value ?? { records: [], complete: false };
    const start = cursor ? startAfter(known, cursor) : 0;
    if (start === null || start + limit >= longest) return fromDatabase.slice(limit, cursor);
    const wanted = start + limit + 1;
    const isKnown = known.complete || known.records.length >= wanted;
    const { records } = isKnown ? known : await extend(wanted);
    return { records: records.slice(start, start + limit), hasMore: records.length >= wanted };
  }

  return {
    slice,
    count: async () => kept.read(`${name}#`, tags, () => fromDatabase.count()),
  };
}
