import { type Tier, tiers } from '@fitness-zone/contract/search/product-order.ts';
import type { SearchTerm } from '../text/terms.ts';
import type { ProductTable } from './product-table.ts';

type Words = readonly string[];
type HasWord = (word: string) => boolean;

/** Number of words that fit the bits of a number; further words of a text are ignored. */
export const mostMarks = 30;

/** Tells by one bit for each of some tests which of them the words of a row pass. */
export class WordMarks {
  readonly #tests: readonly HasWord[];
  readonly #words: Int32Array;
  /** By a word's number in the vocabulary. */
  readonly #marks: Int32Array;

  /** @param tests `mostMarks` at most */
  constructor({ vocabulary, words }: ProductTable, tests: readonly HasWord[]) {
    this.#tests = tests;
    this.#words = words;
    this.#marks = Int32Array.from(vocabulary.words, (word) => this.ofWord(word));
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

  /** The marks of words of the table. */
  between(start: number, end: number): number {
    const [words, marksOfWords] = [this.#words, this.#marks];
    let marks = 0;
    for (let at = start; at < end; at += 1) {
      marks |= marksOfWords[words[at] as number] as number;
    }
    return marks;
  }
}

/** Finds the rows in which a text's terms are. */
export class TextMatch {
  readonly #columns: ProductTable['columns'];
  readonly #marks: WordMarks;
  /** The marks that all terms need which have no alternatives; null if nothing is asked for, which nothing has. */
  readonly #needed: number | null;
  /** Requirement of each other term: all marks of one of its alternatives. */
  readonly #alternatives: readonly (readonly number[])[];
  readonly #ofCategory: readonly number[];

  /** @param categoryWords by the rows' `category` */
  constructor(table: ProductTable, terms: readonly SearchTerm[], categoryWords: readonly Words[]) {
    const starts = [...new Set(terms.flatMap(({ anyOf }) => anyOf.flat()))].slice(0, mostMarks);
    const markOf = (start: string) => (starts.includes(start) ? 1 << starts.indexOf(start) : 0);
    const needed = terms.map(({ anyOf }) =>
      anyOf.map((all) => all.reduce((mark, start) => mark | markOf(start), 0)),
    );
    const single = needed.flatMap(([one, ...others]) => (others.length > 0 ? [] : (one ?? [])));
    this.#needed = needed.length > 0 ? single.reduce((all, mark) => all | mark, 0) : null;
    this.#alternatives = needed.filter(({ length }) => length > 1);
    this.#columns = table.columns;
    this.#marks = new WordMarks(
      table,
      starts.map((start) => (word) => word.startsWith(start)),
    );
    this.#ofCategory = categoryWords.map((words) => this.#marks.ofWords(words));
  }

  /** Match rank of a row; null if it doesn't match. */
  tierOf(row: number): Tier | null {
    const { wordsStart, nameEnd, wordsEnd, category } = this.#columns;
    const endOfName = nameEnd[row] as number;
    let marks = this.#marks.between(wordsStart[row] as number, endOfName);
    if (this.#isMet(marks)) return tiers.name;
    marks |= this.#ofCategory[category[row] as number] ?? 0;
    if (this.#isMet(marks)) return tiers.category;
    marks |= this.#marks.between(endOfName, wordsEnd[row] as number);
    return this.#isMet(marks) ? tiers.other : null;
  }

  /** Whether the name of a row has all terms. */
  isNamed(row: number): boolean {
    const { wordsStart, nameEnd } = this.#columns;
    return this.#isMet(this.#marks.between(wordsStart[row] as number, nameEnd[row] as number));
  }

  /** Whether the location of a row has all terms. */
  isNear(row: number): boolean {
    const { bodyEnd, wordsEnd } = this.#columns;
    return this.#isMet(this.#marks.between(bodyEnd[row] as number, wordsEnd[row] as number));
  }

  /** Whether all terms are found. */
  #isMet(marks: number): boolean {
    if (this.#needed === null || (marks & this.#needed) !== this.#needed) return false;
    return (
      this.#alternatives.length === 0 ||
      this.#alternatives.every((masks) => masks.some((needed) => (marks & needed) === needed))
    );
  }
}
