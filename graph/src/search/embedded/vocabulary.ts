import { isKind } from '../synonyms/synonyms.ts';
import { stemOf } from '../text/stem.ts';

/** The words of all rows, each with a number. Unused numbers are reused. */
export class Vocabulary {
  /** By number; empty for an unused number. */
  readonly words: string[] = [];
  readonly stems: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #numbersOfStems = new Map<string, number[]>();
  /** The numbers of words that name a kind of equipment. */
  readonly kinds = new Set<number>();
  readonly #uses: number[] = [];
  readonly #usesInPlaces: number[] = [];
  readonly #unused: number[] = [];

  /** Whether a row has a word or one with the same stem. */
  has(word: string): boolean {
    return this.#numbersOfStems.has(stemOf(word));
  }

  /** The numbers of the words with a stem. */
  numbersOf(stem: string): readonly number[] {
    return this.#numbersOfStems.get(stem) ?? [];
  }

  /** Number of times that rows have a word. */
  usesOf(word: string): number {
    return this.#uses[this.#numbers.get(word) ?? -1] ?? 0;
  }

  /** Number of times that locations have a word. */
  usesInPlaces(word: string): number {
    return this.#usesInPlaces[this.#numbers.get(word) ?? -1] ?? 0;
  }

  /** Counts the words of a location, which must be in use; `by` is -1 before their release. */
  countInPlace(numbers: Iterable<number>, by: 1 | -1): void {
    for (const number of numbers)
      this.#usesInPlaces[number] = (this.#usesInPlaces[number] ?? 0) + by;
  }

  /** The numbers of words. Counts one more use of each. */
  use(words: readonly string[]): number[] {
    return words.map((word) => {
      const number = this.#numbers.get(word) ?? this.#add(word);
      this.#uses[number] = (this.#uses[number] ?? 0) + 1;
      return number;
    });
  }

  /** Takes back one use of each number. */
  release(numbers: Iterable<number>): void {
    for (const number of numbers) {
      const uses = (this.#uses[number] ?? 0) - 1;
      this.#uses[number] = uses;
      if (uses > 0) continue;
      const stem = this.stems[number] ?? '';
      const others = this.numbersOf(stem).filter((other) => other !== number);
      if (others.length > 0) this.#numbersOfStems.set(stem, others);
      else this.#numbersOfStems.delete(stem);
      this.kinds.delete(number);
      this.#numbers.delete(this.words[number] ?? '');
      this.words[number] = '';
      this.stems[number] = '';
      this.#unused.push(number);
    }
  }

  #add(word: string): number {
    const number = this.#unused.pop() ?? this.words.length;
    const stem = stemOf(word);
    this.words[number] = word;
    this.stems[number] = stem;
    this.#numbers.set(word, number);
    const ofStem = this.#numbersOfStems.get(stem);
    if (ofStem) ofStem.push(number);
    else this.#numbersOfStems.set(stem, [number]);
    if (isKind(stem)) this.kinds.add(number);
    return number;
  }
}
