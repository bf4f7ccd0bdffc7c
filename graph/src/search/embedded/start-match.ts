import type { StartTerm } from '../text/terms.ts';
import type { ProductTable } from './product-table.ts';
import { mostMarks, WordMarks } from './word-marks.ts';

/** Finds rows whose name or location has all words of a text, or words that begin with them. */
export class StartMatch {
  readonly #columns: ProductTable['columns'];
  readonly #marks: WordMarks;
  readonly #needed: readonly (readonly number[])[];

  constructor(table: ProductTable, terms: readonly StartTerm[]) {
    const starts = [...new Set(terms.flat(2))].slice(0, mostMarks);
    const markOf = (start: string) => (starts.includes(start) ? 1 << starts.indexOf(start) : 0);
    this.#columns = table.columns;
    this.#marks = new WordMarks(
      table,
      starts.map((start) => [`${start}*`]),
    );
    this.#needed = terms.map((anyOf) =>
      anyOf.map((all) => all.reduce((mask, start) => mask | markOf(start), 0)),
    );
  }

  isNamed(row: number): boolean {
    const { wordsStart, accessoryEnd } = this.#columns;
    return this.#isIn(wordsStart[row] as number, accessoryEnd[row] as number);
  }

  isNear(row: number): boolean {
    const { bodyEnd, wordsEnd } = this.#columns;
    return this.#isIn(bodyEnd[row] as number, wordsEnd[row] as number);
  }

  #isIn(start: number, end: number): boolean {
    const marks = this.#marks.between(start, end);
    return (
      this.#needed.length > 0 &&
      this.#needed.every((masks) => masks.some((mask) => (marks & mask) === mask))
    );
  }
}
