import {
  keyOf,
  nowhere,
  type Position,
  type ProductSort,
} from '@fitness-zone/contract/search/product-order.ts';
import type { SearchHit } from '../search-engine.ts';
import type { Around } from './around.ts';
import type { ProductTable } from './product-table.ts';

type Wanted = {
  sort: ProductSort;
  limit: number;
  after: Position | null;
  /** The place that distances are measured from. */
  around: Around | null;
};

/** The first rows of an order after a position. Offer rows from the greatest id down; equal ones keep that order. */
export class FirstRows {
  readonly #table: ProductTable;
  readonly #sort: ProductSort;
  readonly #limit: number;
  readonly #around: Around | null;
  readonly #after: (Position & { row: number }) | null;
  readonly #rows: number[] = [];
  readonly #keys: number[] = [];

  constructor(table: ProductTable, { sort, limit, after, around }: Wanted) {
    this.#table = table;
    this.#sort = sort;
    this.#limit = limit;
    this.#around = around;
    this.#after = after && { ...after, row: table.positionOf(after.id) };
  }

  offer(row: number, relevance: number): void {
    const key = this.#keyOf(row, relevance);
    if (this.#after && key < this.#after.key) return;
    if (this.#after?.key === key && row >= this.#after.row) return;
    const [rows, keys] = [this.#rows, this.#keys];
    if (rows.length === this.#limit) {
      if (key >= (keys.at(-1) as number)) return;
      rows.pop();
      keys.pop();
    }
    const at = keys.findLastIndex((other) => other <= key) + 1;
    rows.splice(at, 0, row);
    keys.splice(at, 0, key);
  }

  hits(missingIn: (row: number) => string[]): SearchHit[] {
    return this.#rows.map((row, at) => {
      const id = this.#table.ids[row] as string;
      return { id, position: { key: this.#keys[at] as number, id }, missing: missingIn(row) };
    });
  }

  #keyOf(row: number, relevance: number): number {
    if (this.#sort === 'NEWEST') return 0;
    if (this.#sort === 'RELEVANCE') return relevance;
    if (this.#sort === 'NEAREST') return this.#around?.metres(row) ?? nowhere;
    const { resalePrice, originalPrice } = this.#table.columns;
    return keyOf(this.#sort, {
      resalePrice: resalePrice[row] as number,
      originalPrice: originalPrice[row] as number,
    });
  }
}
