import { setImmediate } from 'node:timers/promises';
import type { ListRows } from './list-rows.ts';
import type { ReadRow, RowSource } from './row-source.ts';

/** Others are answered in between. */
const batchSize = 250;

/**
 * Reads a whole collection, and forgets what is no more.
 * @param isEnded whether nobody needs it any more
 */
export async function readAllRows<Row extends { id: string }>(
  source: RowSource<Row>,
  rows: ListRows<Row>,
  isEnded: () => boolean,
): Promise<void> {
  const found = new Set<string>();
  for await (const read of batchesOf(source)) {
    if (isEnded()) return;
    for (const { id } of read) found.add(id);
    rows.put(read);
  }
  for (const id of [...rows.ids()]) if (!found.has(id)) rows.remove(id);
}

/**
 * Compares a whole collection with what is known of it.
 * @param isEnded whether nobody needs it any more
 * @returns the ids of records that are other than known, or were so when they were read
 */
export async function findOtherRows<Row extends { id: string }>(
  source: RowSource<Row>,
  rows: ListRows<Row>,
  isEnded: () => boolean,
): Promise<string[]> {
  const others: string[] = [];
  const found = new Set<string>();
  for await (const read of batchesOf(source)) {
    if (isEnded()) return [];
    for (const one of read) {
      found.add(one.id);
      if (!rows.has(one)) others.push(one.id);
    }
  }
  for (const id of rows.ids()) if (!found.has(id)) others.push(id);
  return others;
}

/** Reads some records anew, and forgets those that are no more. */
export async function readRowsAnew<Row extends { id: string }>(
  source: RowSource<Row>,
  rows: ListRows<Row>,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const read = await source.byIds(batch);
    const found = new Set(read.map(({ id }) => id));
    for (const id of batch) if (!found.has(id)) rows.remove(id);
    rows.put(read);
  }
}

async function* batchesOf<Row>(source: RowSource<Row>): AsyncGenerator<ReadRow<Row>[]> {
  let last: string | null = null;
  do {
    const read: ReadRow<Row>[] = await source.after(last, batchSize);
    yield read;
    last = read.length < batchSize ? null : (read.at(-1)?.id ?? null);
    await setImmediate();
  } while (last !== null);
}
