import type { Constraint, InputFields } from '@fitness-zone/contract/constraint.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import { formatMoney } from '@fitness-zone/contract/money.ts';
import type { InputTypes } from '../generated/graphql.ts';
import { Refusal } from './refusal.ts';

export type InputName = keyof InputTypes;

/** An input whose bounds were not checked yet. */
export type Unchecked<Input> = { readonly [Field in keyof Input]?: unknown };

/**
 * An input type or a field's arguments, checked against the bounds that `schema.graphql` states; text that
 * must not be empty comes without white space at its ends. Services call it after the check of permission,
 * since both APIs lead to them.
 * @param name the input type, or the operation's arguments as codegen names them: `MutationAddAdminArgs`
 * @param currency ISO 4217, for the wording of amounts
 * @throws Refusal `invalid`, naming the first field at fault
 */
export function validInput<Name extends InputName>(
  name: Name,
  given: Unchecked<InputTypes[Name]>,
  currency?: string,
): InputTypes[Name] {
  const fields: InputFields = inputs[name];
  const values = given as Record<string, unknown>;
  const valid = Object.entries(fields)
    .filter(([field, { required }]) => required || values[field] !== undefined)
    .map(([field, bound]) => [field, validValue(field, values[field], bound, currency)]);
  return Object.fromEntries(valid);
}

/**
 * One argument or field, checked against its bounds; null where it may be.
 * @throws Refusal `invalid`, naming the field
 */
export function validValue(
  field: string,
  value: unknown,
  bound: Constraint,
  currency?: string,
): unknown {
  const label = bound.label ?? field;
  const refuse = (problem: string) => {
    throw new Refusal('invalid', bound.message ?? `${label} ${problem}`, { field });
  };
  if (value === null || value === undefined) {
    return bound.required ? refuse('is required.') : null;
  }
  if (bound.enum) return takenOf(bound).includes(value) ? value : refuse(choiceOf(bound));
  switch (bound.type) {
    case 'string':
      return validText(value, bound, refuse);
    case 'integer':
    case 'number':
      return fits(value, bound) ? value : refuse(rangeOf(bound, currency));
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse('must be true or false.');
    case 'object':
      return validInput(bound.input as InputName, value, currency);
  }
}

const cursor = /^([0-9a-f]{24})?$/i;

function validText(value: unknown, bound: Constraint, refuse: (problem: string) => never): string {
  const { minLength, maxLength = Number.POSITIVE_INFINITY, pattern, format } = bound;
  if (typeof value !== 'string') return refuse('is required.');
  const text = minLength === undefined ? value : value.trim();
  if (minLength !== undefined) {
    if (text === '') refuse('is required.');
    if (text.length < minLength) refuse(`must have at least ${minLength} characters.`);
    // Half of a surrogate pair can be neither stored nor sent on.
    if (!text.isWellFormed()) refuse('has a broken character in it.');
  }
  if (text.length > maxLength) refuse(`must have at most ${maxLength} characters.`);
  if (pattern !== undefined && !new RegExp(pattern).test(text)) refuse('is malformed.');
  if (format === 'CURSOR' && !cursor.test(text)) refuse('must be a cursor of an earlier page.');
  return text;
}

const fits = (value: unknown, { type, min = -Infinity, max = Infinity }: Constraint): boolean =>
  typeof value === 'number' &&
  value >= min &&
  value <= max &&
  (type !== 'integer' || Number.isSafeInteger(value));

function rangeOf({ min, max, format }: Constraint, currency: string | undefined): string {
  const shown = (bound: number) =>
    format === 'MONEY' && currency ? formatMoney(bound, currency) : String(bound);
  if (min !== undefined && max !== undefined) {
    return `must be between ${shown(min)} and ${shown(max)}.`;
  }
  if (min !== undefined) return `must be at least ${shown(min)}.`;
  return max === undefined ? 'must be a number.' : `must be at most ${shown(max)}.`;
}

/** The values that are taken of an enum, as the server and REST write them. */
export function takenOf({ enum: name, oneOf }: Constraint): readonly unknown[] {
  const values = Object.entries(name ? enumValues[name] : {});
  return values.filter(([key]) => oneOf?.includes(key) ?? true).map(([, value]) => value);
}

const choiceOf = (bound: Constraint) => `must be one of ${takenOf(bound).join(', ')}.`;
