import { type Bits, emptyBits, setBit, widened } from './bits.ts';

type Named = { name: string; numbers: number[] | Bits };

/** Sets of numbers by a name that each number has one of. Few names have many numbers: many have a short list. */
export class SetsByName {
  #capacity: number;
  readonly #sets = new Map<string, Named>();

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

  /** Adds a number to a name, and gives the name as it is kept. */
  add(name: string, number: number): string {
    const known = this.#sets.get(name) ?? { name, numbers: [] };
    this.#sets.set(known.name, known);
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
