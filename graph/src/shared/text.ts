import { Refusal } from './refusal.ts';

type TextRule = { field: string; label: string; max: number };

/**
 * Trimmed text within its bounds.
 * @throws Refusal `invalid`, naming the field, for anything but text of 1 to `max` characters
 */
export function boundedText(value: unknown, { field, label, max }: TextRule): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') throw new Refusal('invalid', `${label} is required.`, { field });
  if (text.length > max) {
    throw new Refusal('invalid', `${label} must have at most ${max} characters.`, { field });
  }
  // Half of a surrogate pair can be neither stored nor sent on.
  if (!text.isWellFormed()) {
    throw new Refusal('invalid', `${label} has a broken character in it.`, { field });
  }
  return text;
}

type NumberRule = { field: string; label: string; min: number; max: number; integer?: boolean };

/**
 * A number within its range.
 * @throws Refusal `invalid`, naming the field, for anything else
 */
export function boundedNumber(value: unknown, rule: NumberRule): number {
  const { field, label, min, max, integer = false } = rule;
  const fits =
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    (!integer || Number.isInteger(value));
  if (!fits) {
    throw new Refusal('invalid', `${label} must be between ${min} and ${max}.`, { field });
  }
  return value;
}
