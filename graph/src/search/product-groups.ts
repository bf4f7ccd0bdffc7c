import type { Condition } from '@fitness-zone/contract/enums.ts';
import { type Bits, blockLength } from './bits.ts';

/** The products of one category and condition. */
export type ProductGroup = {
  categoryId: string;
  condition: Condition;
  /** Its position among all groups. */
  position: number;
};

/** The next number of a group is the first of a block while there is none left in its last one. */
type Numbered = ProductGroup & { next: number };

/**
 * Gives products their numbers, so that all numbers of a block of a set (`Bits`) are of the same category and
 * condition: one pass over a set counts it by both.
 */
export class ProductGroups {
  readonly #all: Numbered[] = [];
  readonly #byCategory = new Map<string, Map<Condition, Numbered>>();
  #ofBlock: Int32Array<ArrayBuffer>;
  #usedBlocks = 0;

  /** @param capacity below which the numbers are */
  constructor(capacity: number) {
    this.#ofBlock = new Int32Array(capacity / blockLength);
  }

  /** All groups that ever had a product. */
  get all(): readonly ProductGroup[] {
    return this.#all;
  }

  /** How many blocks of a set have numbers. */
  get usedBlocks(): number {
    return this.#usedBlocks;
  }

  /** By block of a set, the position of its group. */
  get ofBlock(): Int32Array {
    return this.#ofBlock;
  }

  /** The next number for a product; null where there is no room for it. */
  nextNumber(categoryId: string, condition: Condition): number | null {
    const group = this.#groupOf(categoryId, condition);
    if (group.next % blockLength === 0) {
      if (this.#usedBlocks === this.#ofBlock.length) return null;
      group.next = this.#usedBlocks * blockLength;
      this.#ofBlock[this.#usedBlocks] = group.position;
      this.#usedBlocks += 1;
    }
    group.next += 1;
    return group.next - 1;
  }

  /** The group of a number. */
  groupOf(number: number): ProductGroup {
    const position = this.#ofBlock[Math.floor(number / blockLength)] as number;
    return this.#all[position] as ProductGroup;
  }

  /** Adds all numbers of some groups to a set, those included that no product has. */
  addTo(bits: Bits, isWanted: (group: ProductGroup) => boolean): void {
    const wanted = this.#all.map(isWanted);
    for (let at = 0; at < this.#usedBlocks; at += 1) {
      if (wanted[this.#ofBlock[at] as number]) bits[at] = -1;
    }
  }

  /** Makes room for numbers below a larger capacity. */
  grow(capacity: number): void {
    const larger = new Int32Array(capacity / blockLength);
    larger.set(this.#ofBlock);
    this.#ofBlock = larger;
  }

  #groupOf(categoryId: string, condition: Condition): Numbered {
    const ofCategory = this.#byCategory.get(categoryId) ?? new Map<Condition, Numbered>();
    this.#byCategory.set(categoryId, ofCategory);
    const known = ofCategory.get(condition);
    if (known) return known;
    const group = { categoryId, condition, position: this.#all.length, next: 0 };
    this.#all.push(group);
    ofCategory.set(condition, group);
    return group;
  }
}
