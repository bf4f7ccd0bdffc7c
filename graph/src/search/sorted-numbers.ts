type Compare = (one: number, other: number) => number;

/**
 * Numbers in an order that does not change, to find where a part of it begins. New ones are put in place when asked.
 */
export class SortedNumbers {
  readonly #compare: Compare;
  #sorted: Int32Array;
  #length = 0;
  #added: number[] = [];

  /** @param compare as for `sort`; it tells any two numbers apart */
  constructor(compare: Compare) {
    this.#compare = compare;
    this.#sorted = new Int32Array(16);
  }

  /** Adds a number that is not there yet. */
  add(number: number): void {
    this.#added.push(number);
  }

  /** The numbers in their order, to be read only and before the next is added. */
  inOrder(): Int32Array {
    if (this.#added.length > 30) this.#merge();
    else for (const number of this.#added) this.#insert(number);
    this.#added = [];
    return this.#sorted.subarray(0, this.#length);
  }

  #insert(number: number): void {
    this.#makeRoom(1);
    const numbers = this.#sorted.subarray(0, this.#length);
    const place = firstWhere(numbers, (other) => this.#compare(other, number) > 0);
    this.#sorted.copyWithin(place + 1, place, this.#length);
    this.#sorted[place] = number;
    this.#length += 1;
  }

  #merge(): void {
    const added = Int32Array.from(this.#added).sort(this.#compare);
    this.#makeRoom(added.length);
    let [from, to] = [this.#length - 1, this.#length + added.length - 1];
    // From the end, so that nothing is overwritten that was not moved.
    for (let at = added.length - 1; at >= 0; to -= 1) {
      const [last, next] = [this.#sorted[from] as number, added[at] as number];
      const isLast = from >= 0 && this.#compare(last, next) > 0;
      this.#sorted[to] = isLast ? last : next;
      if (isLast) from -= 1;
      else at -= 1;
    }
    this.#length += added.length;
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#sorted.length) return;
    const larger = new Int32Array(Math.max(2 * this.#sorted.length, this.#length + more));
    larger.set(this.#sorted);
    this.#sorted = larger;
  }
}

/**
 * The first place of a list from which on a condition holds, found by halves.
 * @param holds true for all behind one for which it is true
 */
export function firstWhere(numbers: Int32Array, holds: (number: number) => boolean): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(numbers[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
