import {
  type AttributeName,
  attributes,
  mostValues,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import type { AttributeCondition, AttributeCounts } from '../search-engine.ts';
import { type AttributeColumns, thousandths, unstated } from './attribute-columns.ts';

/** Matches rows with a filter's condition on one attribute. */
export class AttributeMatch {
  readonly name: AttributeName;
  readonly #column: Int32Array | undefined;
  readonly #least: number;
  readonly #most: number;
  /** Whether each text is wanted, by its number; null for a range of numbers. */
  readonly #isSelected: readonly boolean[] | null;

  constructor(columns: AttributeColumns, { name, min, max, is, values }: AttributeCondition) {
    this.name = name;
    this.#column = columns.of(name);
    const yesNo = is == null ? null : Number(is);
    // Converted bounds may be off by the rounding of a division.
    this.#least = yesNo ?? (min == null ? unstated + 1 : min * thousandths - 0.001);
    this.#most = yesNo ?? (max == null ? Number.POSITIVE_INFINITY : max * thousandths + 0.001);
    const asked = values && new Set(values.map(fold));
    this.#isSelected = asked ? columns.texts.words.map((text) => asked.has(fold(text))) : null;
  }

  has(row: number): boolean {
    const value = this.#column?.[row] ?? unstated;
    if (value === unstated) return false;
    if (this.#isSelected) return this.#isSelected[value] === true;
    return value >= this.#least && value <= this.#most;
  }
}

/** Counts the values of one attribute. */
export class AttributeCount {
  readonly #name: AttributeName;
  readonly #column: Int32Array | undefined;
  readonly #texts: readonly string[];
  readonly #isNumber: boolean;
  readonly #counts: Int32Array;
  #count = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  constructor(columns: AttributeColumns, name: AttributeName) {
    const { type } = attributes[name];
    this.#name = name;
    this.#column = columns.of(name);
    this.#isNumber = type === 'number';
    this.#texts = type === 'boolean' ? ['false', 'true'] : columns.texts.words;
    this.#counts = new Int32Array(this.#isNumber ? 0 : this.#texts.length);
  }

  add(row: number): void {
    const value = this.#column?.[row] ?? unstated;
    if (value === unstated) return;
    this.#count += 1;
    if (!this.#isNumber) (this.#counts[value] as number) += 1;
    else {
      if (value < this.#min) this.#min = value;
      if (value > this.#max) this.#max = value;
    }
  }

  /** Null if no row has it. */
  counts(): AttributeCounts | null {
    if (this.#count === 0) return null;
    const isRange = this.#isNumber;
    return {
      name: this.#name,
      count: this.#count,
      min: isRange ? this.#min / thousandths : null,
      max: isRange ? this.#max / thousandths : null,
      values: isRange ? [] : this.#values(),
    };
  }

  /** Spellings that differ only in case or accents count as one. The most frequent spelling is shown. */
  #values(): { value: string; count: number }[] {
    const spelt = this.#texts
      .flatMap((value, at) => {
        const count = this.#counts[at] as number;
        return count > 0 ? [{ value, count }] : [];
      })
      .sort(largestFirst);
    const values = new Map<string, { value: string; count: number }>();
    for (const { value, count } of spelt) {
      const same = values.get(fold(value));
      if (same) same.count += count;
      else values.set(fold(value), { value, count });
    }
    return [...values.values()].sort(largestFirst).slice(0, mostValues);
  }
}

type Counted = { value: string; count: number };
const largestFirst = (one: Counted, other: Counted) =>
  other.count - one.count || (one.value < other.value ? -1 : 1);
