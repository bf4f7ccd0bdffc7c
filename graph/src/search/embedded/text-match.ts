import { type Tier, tiers } from '@fitness-zone/contract/search/product-order.ts';
import type { SearchTerm } from '@fitness-zone/contract/search/terms.ts';
import type { ProductRow } from './product-rows.ts';

type Words = readonly string[];
type HasWord = (word: string) => boolean;

/** So many words fit the bits of a number; a text has no more that count. */
export const mostMarks = 30;

/** Tells by one bit for each of some tests which of them the words of a row pass. */
export class WordMarks {
  readonly #tests: readonly HasWord[];
  /** By a word's number in the vocabulary. */
  readonly #marks: Int32Array;

  /** @param tests `mostMarks` at most */
  constructor(vocabulary: Words, tests: readonly HasWord[]) {
    this.#tests = tests;
    this.#marks = Int32Array.from(vocabulary, (word) => this.ofWord(word));
  }

  ofWord(word: string): number {
    let mark = 0;
    for (let bit = 0; bit < this.#tests.length; bit += 1) {
      if ((this.#tests[bit] as HasWord)(word)) mark |= 1 << bit;
    }
    return mark;
  }

  ofWords(words: Words): number {
    return words.reduce((marks, word) => marks | this.ofWord(word), 0);
  }

  /** The marks of a part of a row's words. */
  ofRow({ words }: ProductRow, from: number, end: number): number {
    let marks = 0;
    for (let at = from; at < end; at += 1) marks |= this.#marks[words[at] as number] as number;
    return marks;
  }
}

/** Finds the rows in which a text's terms are. */
export class TextMatch {
  readonly #marks: WordMarks;
  /** What each term needs: all marks of one of its alternatives. */
  readonly #needed: readonly (readonly number[])[];
  readonly #ofCategory: readonly number[];

  /** @param categoryWords by the row's `category` */
  constructor(terms: readonly SearchTerm[], vocabulary: Words, categoryWords: readonly Words[]) {
    const starts = [...new Set(terms.flatMap(({ anyOf }) => anyOf.flat()))].slice(0, mostMarks);
    const markOf = (all: Words) =>
      all.reduce(
        (mark, start) => mark | (starts.includes(start) ? 1 << starts.indexOf(start) : 0),
        0,
      );
    this.#needed = terms.map(({ anyOf }) => anyOf.map(markOf));
    const tests = starts.map((start) => (word: string) => word.startsWith(start));
    this.#marks = new WordMarks(vocabulary, tests);
    this.#ofCategory = categoryWords.map((words) => this.#marks.ofWords(words));
  }

  /** How well a row matches; null where it doesn't. */
  tierOf(row: ProductRow): Tier | null {
    if (this.#needed.length === 0) return null;
    const { nameEnd, words, category } = row;
    let marks = this.#marks.ofRow(row, 0, nameEnd);
    if (this.#isMet(marks)) return tiers.name;
    marks |= this.#ofCategory[category] ?? 0;
    if (this.#isMet(marks)) return tiers.category;
    marks |= this.#marks.ofRow(row, nameEnd, words.length);
    return this.#isMet(marks) ? tiers.other : null;
  }

  /** Whether the name of a row has all terms. */
  isNamed(row: ProductRow): boolean {
    return this.#needed.length > 0 && this.#isMet(this.#marks.ofRow(row, 0, row.nameEnd));
  }

  /** Whether the location of a row has all terms. */
  isNear(row: ProductRow): boolean {
    const marks = this.#marks.ofRow(row, row.bodyEnd, row.words.length);
    return this.#needed.length > 0 && this.#isMet(marks);
  }

  #isMet(marks: number): boolean {
    for (const alternatives of this.#needed) {
      let isFound = false;
      for (const needed of alternatives) if ((marks & needed) === needed) isFound = true;
      if (!isFound) return false;
    }
    return true;
  }
}
