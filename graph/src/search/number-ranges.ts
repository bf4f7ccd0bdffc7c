import { type Bits, emptyBits, hasBit, keepCommon, setBit, takeOut, widened } from './bits.ts';

/** Numbers whose values are near each other, and all whose values are less. */
type Step = {
  place: number;
  numbers: number[];
  values: number[];
  least: number;
  greatest: number;
  below: Bits;
};

/** Eight steps to a doubling, so that values of any size take few. */
const stepOf = (value: number): number => Math.floor(8 * Math.log2(1 + value));

/** Numbers by a value that each has, to narrow sets by a bound without a look at each number. */
export class NumberRanges {
  readonly #steps: Step[] = [];
  #all: Bits;

  /** @param capacity below which the numbers are */
  constructor(capacity: number) {
    this.#all = emptyBits(capacity);
  }

  /**
   * Adds a number that is not there yet.
   * @param value of zero or more
   */
  add(number: number, value: number): void {
    const step = this.#stepOf(value);
    step.numbers.push(number);
    step.values.push(value);
    step.least = Math.min(step.least, value);
    step.greatest = Math.max(step.greatest, value);
    setBit(this.#all, number);
    for (const { place, below } of this.#steps) if (place > step.place) setBit(below, number);
  }

  /** Takes the numbers out of a set whose values are less. */
  keepFrom(bits: Bits, least: number): void {
    const first = this.#steps.find(({ greatest }) => greatest >= least);
    takeOut(bits, first?.below ?? this.#all);
    if (!first || first.least >= least) return;
    const { numbers, values } = first;
    for (let at = 0; at < numbers.length; at += 1) {
      if ((values[at] as number) < least) setBit(bits, numbers[at] as number, false);
    }
  }

  /** Takes the numbers out of a set whose values are greater. */
  keepUpTo(bits: Bits, most: number): void {
    const last = this.#steps.find(({ greatest }) => greatest > most);
    if (!last) return;
    const { numbers, values } = last;
    const kept: number[] = [];
    for (let at = 0; at < numbers.length && last.least <= most; at += 1) {
      const number = numbers[at] as number;
      if ((values[at] as number) <= most && hasBit(bits, number)) kept.push(number);
    }
    keepCommon(bits, last.below);
    for (const number of kept) setBit(bits, number);
  }

  /** Makes room for numbers below a larger capacity. */
  grow(capacity: number): void {
    this.#all = widened(this.#all, capacity);
    for (const step of this.#steps) step.below = widened(step.below, capacity);
  }

  #stepOf(value: number): Step {
    const place = stepOf(value);
    const known = this.#steps.find((step) => step.place === place);
    if (known) return known;
    const next = this.#steps.findIndex((step) => step.place > place);
    const at = next < 0 ? this.#steps.length : next;
    const below = (this.#steps[at]?.below ?? this.#all).slice();
    const step = { place, numbers: [], values: [], least: value, greatest: value, below };
    this.#steps.splice(at, 0, step);
    return step;
  }
}
