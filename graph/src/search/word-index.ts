import { LRUCache } from 'lru-cache';
import { addAll, type Bits, emptyBits, numbersOf, setBit, widened } from './bits.ts';
import { SortedWords } from './sorted-words.ts';

/** Unions of the words that begin alike; each is as large as a set. */
const keptPrefixes = 100;

/**
 * Which numbers have which words in a field. Few are a list, many a set. Numbers are never taken out: whoever looks
 * them up leaves those that are no more.
 */
export class WordIndex {
  #capacity: number;
  readonly #numbers = new Map<string, number[] | Bits>();
  readonly #words = new SortedWords();
  readonly #prefixes = new LRUCache<string, Bits>({ max: keptPrefixes });

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** How many different words there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /** All words, removed ones included. */
  words(): Iterable<string> {
    return this.#numbers.keys();
  }

  /** Notes that a number has these words, each named once. */
  add(number: number, words: readonly string[]): void {
    for (const word of words) {
      const known = this.#numbers.get(word);
      if (known === undefined) {
        this.#numbers.set(word, [number]);
        this.#words.add(word);
      } else if (Array.isArray(known)) {
        known.push(number);
        if (known.length > this.#capacity >>> 5) this.#numbers.set(word, this.#setOf([known]));
      } else setBit(known, number);
    }
    for (const [prefix, bits] of this.#prefixes.entries()) {
      if (words.some((word) => word.startsWith(prefix))) setBit(bits, number);
    }
  }

  /** The numbers that have a word which begins so, to be read only; null where no word does. */
  withPrefix(prefix: string): Bits | null {
    const kept = this.#prefixes.get(prefix);
    if (kept) return kept;
    if (!this.#words.hasStart(prefix)) return null;
    const lists = this.#words.startingWith(prefix).map((word) => this.#numbers.get(word) ?? []);
    const bits = this.#setOf(lists);
    this.#prefixes.set(prefix, bits);
    return bits;
  }

  /** The numbers that have exactly this word. */
  withWord(word: string): Bits {
    return this.#setOf([this.#numbers.get(word) ?? []]);
  }

  /** Makes room for numbers below a larger capacity. */
  grow(capacity: number): void {
    this.#capacity = capacity;
    this.#prefixes.clear();
    for (const [word, known] of this.#numbers) {
      if (!Array.isArray(known)) this.#numbers.set(word, widened(known, capacity));
    }
  }

  /**
   * The same words of the numbers that remain, which are called otherwise.
   * @param numbers the new ones by the old ones
   */
  renumbered(numbers: ReadonlyMap<number, number>, capacity: number): WordIndex {
    const other = new WordIndex(capacity);
    for (const [word, known] of this.#numbers) {
      const before = Array.isArray(known) ? known : numbersOf(known);
      const kept = before.flatMap((number) => numbers.get(number) ?? []);
      if (kept.length > 0) other.#take(word, kept);
    }
    return other;
  }

  #take(word: string, numbers: number[]): void {
    const isList = numbers.length <= this.#capacity >>> 5;
    this.#numbers.set(word, isList ? numbers : this.#setOf([numbers]));
    this.#words.add(word);
  }

  #setOf(lists: readonly (number[] | Bits)[]): Bits {
    const bits = emptyBits(this.#capacity);
    for (const list of lists) {
      if (Array.isArray(list)) for (const number of list) setBit(bits, number);
      else addAll(bits, list);
    }
    return bits;
  }
}
