import { isDeepStrictEqual } from 'node:util';
import type { ReadRow, RowFollower } from './row-source.ts';

/** The place of a record that the list does not show. */
const notShown = -1;

/** The rows of a list as they were read, in no order. */
export class ListRows<Row extends { id: string }> {
  readonly shown: Row[] = [];
  readonly #follower: RowFollower<Row> | null;
  /** Where each known record stands in `shown`. */
  readonly #places = new Map<string, number>();

  /** @param follower is told of each row that comes and goes */
  constructor(follower: RowFollower<Row> | null = null) {
    this.#follower = follower;
  }

  /** How many records are known, those that are not shown included. */
  get known(): number {
    return this.#places.size;
  }

  /** The ids of the records that are known. */
  ids(): Iterable<string> {
    return this.#places.keys();
  }

  /** Puts in what was read, or in the place of what was known of the same records. */
  put(read: readonly ReadRow<Row>[]): void {
    for (const { id, row } of read) {
      this.#takeOut(id);
      this.#places.set(id, row ? this.shown.push(row) - 1 : notShown);
      if (row) this.#follower?.add(row);
    }
  }

  /** Forgets a record that is no more. */
  remove(id: string): void {
    this.#takeOut(id);
    this.#places.delete(id);
  }

  /** Whether what was read of a record is what is known of it. */
  has({ id, row }: ReadRow<Row>): boolean {
    const place = this.#places.get(id);
    if (place === undefined) return false;
    return isDeepStrictEqual(this.shown[place] ?? null, row);
  }

  /** The last row takes the free place. */
  #takeOut(id: string): void {
    const place = this.#places.get(id) ?? notShown;
    const row = this.shown[place];
    if (!row) return;
    this.#follower?.remove(row);
    const last = this.shown.pop();
    if (!last || place === this.shown.length) return;
    this.shown[place] = last;
    this.#places.set(last.id, place);
  }
}
