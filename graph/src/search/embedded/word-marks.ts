import { isKind } from '../synonyms/synonyms.ts';
import { stemOf } from '../text/stem.ts';
import type { ProductTable } from './product-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Number of bits besides `kindMark`; further words of a text are ignored. */
export const mostMarks = 30;
/** Marks words that name a kind of equipment. */
export const kindMark = 1 << 30;

/** Marks words and beginnings of words (`row*`) by one bit each. */
export class WordMarks {
  readonly #bits: ReadonlyMap<string, number>;
  readonly #starts: readonly (readonly [string, number])[];
  /** By a word's number in the vocabulary. */
  readonly #marks: Int32Array;
  readonly #words: Int32Array;

  /**
   * @param groups the words that share each bit, as stems; at most `mostMarks`
   * @param only the words of the table to mark, by their numbers; all by default
   */
  constructor(
    { vocabulary, words }: ProductTable,
    groups: readonly (readonly string[])[],
    only?: Iterable<number>,
  ) {
    const bits = new Map<string, number>();
    for (const [bit, group] of groups.entries()) {
      for (const word of group) bits.set(word, (bits.get(word) ?? 0) | (1 << bit));
    }
    this.#bits = bits;
    this.#starts = [...bits].flatMap(([word, mark]) =>
      word.endsWith('*') ? [[word.slice(0, -1), mark] as const] : [],
    );
    this.#words = words;
    this.#marks = new Int32Array(vocabulary.words.length);
    if (only) for (const number of only) this.#marks[number] = this.#ofNumber(vocabulary, number);
    else this.#markAll(vocabulary);
  }

  /** Goes by the stems, since most words have no mark. */
  #markAll(vocabulary: Vocabulary): void {
    const [marks, { words, kinds }] = [this.#marks, vocabulary];
    for (const number of kinds) marks[number] = kindMark;
    for (const [stem, mark] of this.#bits)
      for (const number of vocabulary.numbersOf(stem)) (marks[number] as number) |= mark;
    for (const [start, mark] of this.#starts) {
      const first = start.charCodeAt(0);
      for (let number = 0; number < words.length; number += 1) {
        const word = words[number] as string;
        if (word.charCodeAt(0) === first && word.startsWith(start))
          (marks[number] as number) |= mark;
      }
    }
  }

  #ofNumber({ words, stems }: Vocabulary, number: number): number {
    return this.#ofWord(words[number] ?? '', stems[number] ?? '');
  }

  ofText(words: readonly string[]): number {
    return words.reduce((marks, word) => marks | this.#ofWord(word, stemOf(word)), 0);
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

  #ofWord(word: string, stem: string): number {
    let marks = this.#bits.get(stem) ?? 0;
    for (const [start, mark] of this.#starts) if (word.startsWith(start)) marks |= mark;
    return isKind(stem) ? marks | kindMark : marks;
  }
}
