import type { Condition } from '@fitness-zone/contract/enums.ts';
import { type Bits, wordLength } from './bits.ts';

/** The products of one category and condition. */
export type ProductGroup = {
  categoryId: string;
  condition: Condition;
  /** Its place among all. */
  place: number;
};

/** The next number of a group is the first of a word while there is none left in its last one. */
type Numbered = ProductGroup & { next: number };

/**
 * Gives products their numbers, so that all numbers of a word of a set (`Bits`) are of the same category and condition:
 * one pass over a set counts it by both.
 */
export class ProductGroups {
  readonly #all: Numbered[] = [];
  readonly #byCategory = new Map<string, Map<Condition, Numbered>>();
  #ofWord: Int32Array<ArrayBuffer>;
  #usedWords = 0;

  /** @param capacity below which the numbers are */
  constructor(capacity: number) {
    this.#ofWord = new Int32Array(capacity / wordLength);
  }

  /** All groups that ever had a product. */
  get all(): readonly ProductGroup[] {
    return this.#all;
  }

  /** How many words of a set have numbers. */
  get usedWords(): number {
    return this.#usedWords;
  }

  /** By word of a set, the place of its group. */
  get ofWord(): Int32Array {
    return this.#ofWord;
  }

  /** The next number for a product; null where there is no room for it. */
  nextNumber(categoryId: string, condition: Condition): number | null {
    const group = this.#groupOf(categoryId, condition);
    if (group.next % wordLength === 0) {
      if (this.#usedWords === this.#ofWord.length) return null;
      group.next = this.#usedWords * wordLength;
      this.#ofWord[this.#usedWords] = group.place;
      this.#usedWords += 1;
    }
    group.next += 1;
    return group.next - 1;
  }

  /** The group of a number. */
  groupOf(number: number): ProductGroup {
    const place = this.#ofWord[Math.floor(number / wordLength)] as number;
    return this.#all[place] as ProductGroup;
  }

  /** Adds all numbers of some groups to a set, those included that no product has. */
  addTo(bits: Bits, isMeant: (group: ProductGroup) => boolean): void {
    const areMeant = this.#all.map(isMeant);
    for (let at = 0; at < this.#usedWords; at += 1) {
      if (areMeant[this.#ofWord[at] as number]) bits[at] = -1;
    }
  }

  /** Makes room for numbers below a larger capacity. */
  grow(capacity: number): void {
    const larger = new Int32Array(capacity / wordLength);
    larger.set(this.#ofWord);
    this.#ofWord = larger;
  }

  #groupOf(categoryId: string, condition: Condition): Numbered {
    const ofCategory = this.#byCategory.get(categoryId) ?? new Map<Condition, Numbered>();
    this.#byCategory.set(categoryId, ofCategory);
    const known = ofCategory.get(condition);
    if (known) return known;
    const group = { categoryId, condition, place: this.#all.length, next: 0 };
    this.#all.push(group);
    ofCategory.set(condition, group);
    return group;
  }
}
