import type { ProductAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { Vocabulary } from './vocabulary.ts';

/** Stands for an attribute that a row lacks. */
export const unstated = -(2 ** 31);

/** Numbers have three decimals. */
export const thousandths = 1_000;

const isText = (name: AttributeName): boolean =>
  attributes[name].type === 'text' || attributes[name].type === 'choice';

/**
 * The attributes with filters, one number per row: thousandths, 1 and 0 for yes and no, or the number of a text in
 * `texts`. A column exists once a row needs it.
 */
export class AttributeColumns {
  readonly texts = new Vocabulary();
  readonly #columns = new Map<AttributeName, Int32Array>();
  #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  of(name: AttributeName): Int32Array | undefined {
    return this.#columns.get(name);
  }

  put(row: number, given: readonly ProductAttribute[]): void {
    for (const column of this.#columns.values()) column[row] = unstated;
    for (const { name, value } of given) {
      if (attributes[name]?.filters) this.#column(name)[row] = this.#numberOf(value);
    }
  }

  /** Releases the texts of a row. */
  release(row: number): void {
    for (const [name, column] of this.#columns) {
      const number = column[row] as number;
      if (number !== unstated && isText(name)) this.texts.release([number]);
      column[row] = unstated;
    }
  }

  insert(row: number, length: number): void {
    for (const column of this.#columns.values()) {
      column.copyWithin(row + 1, row, length);
      column[row] = unstated;
    }
  }

  move(from: number, to: number): void {
    for (const column of this.#columns.values()) column[to] = column[from] as number;
  }

  grow(capacity: number): void {
    this.#capacity = capacity;
    for (const [name, column] of this.#columns) {
      const larger = new Int32Array(capacity).fill(unstated);
      larger.set(column);
      this.#columns.set(name, larger);
    }
  }

  #column(name: AttributeName): Int32Array {
    const column = this.#columns.get(name) ?? new Int32Array(this.#capacity).fill(unstated);
    this.#columns.set(name, column);
    return column;
  }

  #numberOf(value: ProductAttribute['value']): number {
    if (typeof value === 'number') return Math.round(value * thousandths);
    return typeof value === 'boolean' ? Number(value) : (this.texts.use([value])[0] as number);
  }
}
