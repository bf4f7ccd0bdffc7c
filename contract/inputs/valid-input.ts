import { enumValues } from '../enums.ts';
import { inputs } from '../generated/inputs.ts';
import { formatMoney, stepOf } from '../payments/money.ts';
import { isPictureUrl } from '../pictures/picture-url.ts';
import { cursorPattern } from '../search/product-order.ts';
import type { Constraint, InputFields } from './constraint.ts';
import { emailFault } from './email-address.ts';
import { lineFault, shownText } from './shown-text.ts';

export type InputName = keyof typeof inputs;

export type Unchecked<Input> = { readonly [Field in keyof Input]?: unknown };

/** A faulty argument or input field, with a message for people. */
export type InputFault = { field: string; message: string };

/** Values beyond their bounds. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly faults: readonly InputFault[];

  constructor(faults: readonly [InputFault, ...InputFault[]]) {
    super(faults[0].message);
    this.faults = faults;
  }
}

/** The fault of a field's value that is within its bounds; null if there is none. */
export type InputRule<Value = unknown> = (value: Value) => string | null;

type Options = {
  /** ISO 4217, for the wording of amounts. */
  currency?: string | undefined;
  /** Enum values have their schema names, not the server's. */
  enumNames?: boolean;
};

/**
 * An input type or a field's arguments, checked against the bounds in `schema.graphql`. Text with a minimum length is
 * cleaned by `shownText`.
 * @param name the input type, or the operation's arguments as codegen names them: `MutationAddAdminArgs`
 * @param rules for single fields, beyond the schema
 * @throws InvalidInput with every fault
 */
export function validInput(
  name: InputName,
  given: Readonly<Record<string, unknown>>,
  options: Options = {},
  rules: Readonly<Record<string, InputRule>> = {},
): Record<string, unknown> {
  const fields: InputFields = inputs[name];
  const asked = Object.entries(fields).filter(
    ([field, { required }]) => required || given[field] !== undefined,
  );
  return Object.fromEntries(
    allValid(asked, ([field, bound]) => {
      const value = validValue(field, given[field], bound, options);
      const message = value === null ? null : rules[field]?.(value);
      if (message) throw new InvalidInput([{ field, message }]);
      return [field, value] as const;
    }),
  );
}

/**
 * Maps a check over several items.
 * @throws InvalidInput with the faults of all
 */
export function allValid<Item, Valid>(
  items: readonly Item[],
  check: (item: Item) => Valid,
): Valid[] {
  const faults: InputFault[] = [];
  const valid = items.flatMap((item) => {
    try {
      return [check(item)];
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  const [first, ...others] = faults;
  if (first) throw new InvalidInput([first, ...others]);
  return valid;
}

/**
 * One argument or field, checked against its bounds; null if allowed.
 * @throws InvalidInput naming the field
 */
export function validValue(
  field: string,
  value: unknown,
  bound: Constraint,
  options: Options = {},
): unknown {
  const label = bound.label ?? field;
  const refuse = (problem: string): never => {
    throw new InvalidInput([{ field, message: bound.message ?? `${label} ${problem}` }]);
  };
  if (value === null || value === undefined) {
    return bound.required ? refuse('is required.') : null;
  }
  if (bound.list) return validItems(field, value, bound, options);
  if (bound.enum) return validChoice(value, bound, options, refuse);
  switch (bound.type) {
    case 'string':
      return validText(value, bound, refuse);
    case 'integer':
    case 'number':
      return validNumber(value, bound, options.currency, refuse);
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse('must be true or false.');
    case 'object':
      if (typeof value !== 'object') return refuse('is malformed.');
      return validObject(field, value as Record<string, unknown>, bound, options);
  }
}

function validChoice(
  value: unknown,
  bound: Constraint,
  { enumNames }: Options,
  refuse: (problem: string) => never,
): unknown {
  const taken = enumNames ? takenNames(bound) : takenOf(bound);
  return taken.includes(value) ? value : refuse(choiceOf(bound));
}

/** An input within an input. If it has a label, people see one field, to which all its faults belong. */
function validObject(
  field: string,
  value: Record<string, unknown>,
  { input, label }: Constraint,
  options: Options,
): Record<string, unknown> {
  try {
    return validInput(input as InputName, value, options);
  } catch (error) {
    if (!(error instanceof InvalidInput && label)) throw error;
    throw faultsOf(field, error);
  }
}

function faultsOf(field: string, { faults }: InvalidInput): InvalidInput {
  const [first, ...others] = new Set(faults.map(({ message }) => message));
  const ofField = (message = '') => ({ field, message });
  return new InvalidInput([ofField(first), ...others.map(ofField)]);
}

/** A list whose items are checked; an item's fault belongs to the list. */
function validItems(
  field: string,
  value: unknown,
  { list: _list, minItems = 0, maxItems = Number.POSITIVE_INFINITY, ...bound }: Constraint,
  options: Options,
): unknown[] {
  const label = bound.label ?? field;
  const refuse = (problem: string): never => {
    throw new InvalidInput([{ field, message: `${label} ${problem}` }]);
  };
  if (!Array.isArray(value)) return refuse('must be a list.');
  if (value.length < minItems) {
    refuse(`must have at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}.`);
  }
  if (value.length > maxItems) refuse(`must have at most ${maxItems} entries.`);
  try {
    return allValid(value, (item) =>
      validValue(field, item, { ...bound, required: true }, options),
    );
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw faultsOf(field, error);
  }
}

function validText(value: unknown, bound: Constraint, refuse: (problem: string) => never): string {
  const { minLength, maxLength = Number.POSITIVE_INFINITY, format } = bound;
  if (typeof value !== 'string') return refuse('must be text.');
  if (format === 'IMAGE' && !isPictureUrl(value)) {
    refuse('must be the http(s) address of a picture.');
  }
  if (format === 'EMAIL') return validEmail(value.trim(), maxLength, refuse);
  const text = minLength === undefined ? value : shownText(value);
  const problem = problemOfShown(value, text, bound) ?? problemOfForm(text, bound);
  return problem === null ? text : refuse(problem);
}

/** @param text the given one, cleaned */
function problemOfShown(
  given: string,
  text: string,
  { minLength, multiline }: Constraint,
): string | null {
  if (minLength === undefined) return null;
  if (text === '' && minLength > 0) return 'is required.';
  if (text.length < minLength) return `must have at least ${minLength} characters.`;
  const fault = multiline ? null : lineFault(given.trim());
  if (fault !== null) return `${fault}.`;
  // Lone surrogates can't be stored or sent.
  return text.isWellFormed() ? null : 'contains a broken character.';
}

function problemOfForm(
  text: string,
  { maxLength = Number.POSITIVE_INFINITY, pattern, format }: Constraint,
): string | null {
  if (text.length > maxLength) return `must have at most ${maxLength} characters.`;
  if (pattern !== undefined && !new RegExp(pattern).test(text)) return 'is malformed.';
  return format === 'CURSOR' && !cursorPattern.test(text)
    ? 'must be a cursor of an earlier page.'
    : null;
}

function validEmail(
  address: string,
  maxLength: number,
  refuse: (problem: string) => never,
): string {
  if (address.length > maxLength) refuse(`must have at most ${maxLength} characters.`);
  const fault = emailFault(address);
  return fault === null ? address : refuse(`${fault}.`);
}

function validNumber(
  value: unknown,
  bound: Constraint,
  currency: string | undefined,
  refuse: (problem: string) => never,
): number {
  const step = bound.format === 'MONEY' && currency ? stepOf(currency) : null;
  if (step && fits(value, { ...bound, type: 'number' }) && value % step !== 0) {
    return refuse(`must be a multiple of ${formatMoney(step, currency ?? '')}.`);
  }
  return fits(value, bound) ? value : refuse(rangeOf(bound, currency));
}

const fits = (
  value: unknown,
  { type, min = -Infinity, max = Infinity }: Constraint,
): value is number =>
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

/** The accepted values of an enum, as the server and REST write them. */
export const takenOf = (bound: Constraint): readonly unknown[] =>
  takenEntries(bound).map(([, value]) => value);

export const acceptsAll = (bound: Constraint): boolean =>
  takenEntries(bound).length === Object.keys(bound.enum ? enumValues[bound.enum] : {}).length;

const takenNames = (bound: Constraint): readonly unknown[] =>
  takenEntries(bound).map(([name]) => name);

const takenEntries = ({ enum: name, oneOf }: Constraint) =>
  Object.entries(name ? enumValues[name] : {}).filter(([key]) => oneOf?.includes(key) ?? true);

const choiceOf = (bound: Constraint) => `must be one of ${takenOf(bound).join(', ')}.`;
