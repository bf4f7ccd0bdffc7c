import {
  type Bits,
  type CountedBits,
  countCommon,
  eachNumber,
  emptyBits,
  setBit,
  widened,
} from './bits.ts';

type Named = { name: string; place: number; numbers: number[] | Bits };

/**
 * Sets of numbers by a name that each number has one of, added from 0 on. Few names have many numbers: many have a short
 * list.
 */
export class SetsByName {
  #capacity: number;
  readonly #sets = new Map<string, Named>();
  /** By number, the place of its name among all. */
  readonly #places: number[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** All names. */
  names(): Iterable<string> {
    return this.#sets.keys();
  }

  /** Whether some number has or had a name. */
  has(name: string): boolean {
    return this.#sets.has(name);
  }

  /** The numbers of a name, dead ones included; to be read only. */
  get(name: string): Bits {
    const numbers = this.#sets.get(name)?.numbers ?? [];
    return Array.isArray(numbers) ? this.#setOf(numbers) : numbers;
  }

  /** How many numbers of a set each name has. */
  counts({ bits, count }: CountedBits): ReadonlyMap<string, number> {
    // To look at a number takes about twice as long as at a word of a set.
    if (bits.length * this.#sets.size < 2 * count) {
      return new Map(
        [...this.#sets.keys()].map((name) => [name, countCommon(bits, this.get(name))]),
      );
    }
    const counts = new Array<number>(this.#sets.size).fill(0);
    eachNumber(bits, (number) => {
      const place = this.#places[number] as number;
      counts[place] = (counts[place] as number) + 1;
    });
    return new Map([...this.#sets.values()].map(({ name, place }) => [name, counts[place] ?? 0]));
  }

  /** Adds the next number to a name, and gives the name as it is kept. */
  add(name: string, number: number): string {
    const known = this.#sets.get(name) ?? { name, place: this.#sets.size, numbers: [] };
    this.#sets.set(known.name, known);
    this.#places.push(known.place);
    if (!Array.isArray(known.numbers)) setBit(known.numbers, number);
    else {
      known.numbers.push(number);
      if (known.numbers.length > this.#capacity >>> 5) known.numbers = this.#setOf(known.numbers);
    }
    return known.name;
  }

  /** Makes room for numbers below a larger capacity. */
  grow(capacity: number): void {
    this.#capacity = capacity;
    for (const known of this.#sets.values()) {
      if (!Array.isArray(known.numbers)) known.numbers = widened(known.numbers, capacity);
    }
  }

  #setOf(numbers: readonly number[]): Bits {
    const bits = emptyBits(this.#capacity);
    for (const number of numbers) setBit(bits, number);
    return bits;
  }
}
