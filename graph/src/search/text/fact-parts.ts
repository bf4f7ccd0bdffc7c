import { type AttributeName, isAttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';

/**
 * A condition on a fact: a number in a range, yes or no, or one of some folded values. A test with only a name requires
 * the fact to be unstated; `orUnstated` allows both.
 */
export type FactTest = {
  name: AttributeName | 'condition' | 'years';
  min?: number;
  max?: number;
  is?: boolean;
  values?: readonly string[];
  orUnstated?: boolean;
};

// Facts are written among the words of an alternative: `:foldable`, `:!foldable`, `:mounting=wall`, `:weight<=25`,
// `:weight=10..12`. `:-material` is a fact that isn't stated, `:?foldable` one that isn't stated otherwise. In values,
// `_` means a space.

const mark = ':';

/** Whether a part of an alternative is a fact and no word. */
export const isFact = (part: string): boolean => part.startsWith(mark);

const form = /^:([!?-]?)(\w+?)(?:(<=|>=|=)(.+))?$/u;

/** Reads a fact of an alternative. */
export function factOf(part: string): FactTest {
  const [, sign = '', name = '', operator = '', value = ''] = form.exec(part) ?? [];
  if (!isAttributeName(name) && name !== 'condition' && name !== 'years')
    throw new Error(`There is no fact ${part}.`);
  if (sign === '-') return { name };
  if (sign === '?') return { name, is: true, orUnstated: true };
  if (operator === '') return { name, is: sign === '' };
  const [from = '', to] = value.split('..');
  if (to !== undefined) return { name, min: Number(from), max: Number(to) };
  if (operator === '>=') return { name, min: Number(value) };
  if (operator === '<=') return { name, max: Number(value) };
  const isNumber = /^[\d.]+$/.test(value);
  return isNumber
    ? { name, min: Number(value), max: Number(value) }
    : { name, values: [fold(value.replaceAll('_', ' '))] };
}

/** A range as a fact of an alternative. */
export function rangePart(name: FactTest['name'], min: number | null, max: number | null): string {
  if (min === null) return `${mark}${name}<=${max}`;
  return max === null ? `${mark}${name}>=${min}` : `${mark}${name}=${min}..${max}`;
}

export const valuePart = (name: FactTest['name'], value: string): string =>
  `${mark}${name}=${fold(value).replaceAll(' ', '_')}`;

/** The part that a fact isn't stated. */
export const unstatedPart = (name: FactTest['name']): string => `${mark}-${name}`;

/** The part that a fact isn't stated otherwise than yes. */
export const unlessNotPart = (name: FactTest['name']): string => `${mark}?${name}`;
