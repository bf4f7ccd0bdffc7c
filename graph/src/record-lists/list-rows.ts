import { setImmediate } from 'node:timers/promises';
import type { ReadRow, RowSource } from './row-source.ts';

/** Others are answered in between. */
const batchSize = 250;
/** The place of a record that the list does not show. */
const notShown = -1;

/** The rows of a list as they were read, in no order. */
export class ListRows<Row extends { id: string }> {
  readonly shown: Row[] = [];
  /** Where each known record stands in `shown`. */
  readonly #places = new Map<string, number>();

  /** How many records are known, those that are not shown included. */
  get known(): number {
    return this.#places.size;
  }

  /** Puts in what was read, or in the place of what was known of the same records. */
  put(read: readonly ReadRow<Row>[]): void {
    for (const { id, row } of read) {
      const place = this.#places.get(id) ?? notShown;
      if (row && place !== notShown) this.shown[place] = row;
      else {
        this.#takeOut(place);
        this.#places.set(id, row ? this.shown.push(row) - 1 : notShown);
      }
    }
  }

  /** Forgets a record that is no more. */
  remove(id: string): void {
    this.#takeOut(this.#places.get(id) ?? notShown);
    this.#places.delete(id);
  }

  /** The last row takes the free place. */
  #takeOut(place: number): void {
    if (place === notShown) return;
    const last = this.shown.pop();
    if (!last || place === this.shown.length) return;
    this.shown[place] = last;
    this.#places.set(last.id, place);
  }
}

/**
 * Reads a whole collection.
 * @param isEnded whether nobody needs it any more
 */
export async function readAllRows<Row extends { id: string }>(
  source: RowSource<Row>,
  isEnded: () => boolean,
): Promise<ListRows<Row>> {
  const rows = new ListRows<Row>();
  let last: string | null = null;
  do {
    const read: ReadRow<Row>[] = await source.after(last, batchSize);
    rows.put(read);
    last = read.length < batchSize ? null : (read.at(-1)?.id ?? null);
    await setImmediate();
  } while (last !== null && !isEnded());
  return rows;
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
