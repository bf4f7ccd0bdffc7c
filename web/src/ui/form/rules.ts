import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import { emailFault } from '@fitness-zone/contract/inputs/email-address.ts';
import { lineFault } from '@fitness-zone/contract/inputs/shown-text.ts';
import {
  amountExamples,
  readAmount,
  readNumber,
} from '@fitness-zone/contract/inputs/typed-number.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { mixed, type StringSchema, string } from 'yup';

/** The Yup rule of a required text, with the schema's bounds. */
export const textRule = (
  bound: Constraint,
  required: string,
  malformed?: string,
): StringSchema<string> => optionalTextRule(bound, malformed).required(required);

/** `textRule` for an optional text. */
export function optionalTextRule(
  { minLength, maxLength, multiline, pattern }: Constraint,
  malformed = 'is malformed',
): StringSchema<string | undefined> {
  let rule = minLength === undefined ? string() : string().trim();
  if (maxLength !== undefined)
    rule = rule.max(maxLength, `must have at most ${maxLength} characters`);
  if (minLength !== undefined && !multiline) {
    rule = rule.test((text, context) => {
      const fault = lineFault(text ?? '');
      return fault === null || context.createError({ message: fault });
    });
  }
  if (pattern === undefined) return rule;
  return rule.matches(new RegExp(pattern), { message: malformed, excludeEmptyString: true });
}

/** `textRule` for an email address, which may be typed with spaces around it. */
export const emailRule = (bound: Constraint, required: string): StringSchema<string> =>
  textRule({ ...bound, minLength: 1 }, required).test((address, context) => {
    const fault = address ? emailFault(address) : null;
    return fault === null || context.createError({ message: fault });
  });

/** The Yup rule of a typed number, with the schema's range. */
export const numberRule = (
  { min = -Infinity, max = Infinity }: Constraint,
  required: string,
): StringSchema<string> =>
  typedRule(required, { read: readNumber, examples: '2 or 1.5', min, max, shown: [min, max] });

/**
 * The Yup rule of a typed price in major units. The schema's range is in minor units.
 * @param currency ISO 4217
 */
export const priceRule = (
  { min = -Infinity, max = Infinity }: Constraint,
  required: string,
  currency: string,
): StringSchema<string> =>
  typedRule(required, {
    read: (text) => readAmount(text, currency),
    examples: amountExamples(currency),
    min,
    max,
    shown: [toMajor(min, currency), Math.floor(toMajor(max, currency))],
  });

/** The Yup rule of a required photo; its address exists only after the upload. */
export const photoRule = (required: string) => mixed<File>().nullable().required(required);

/** The Yup rule of a list that may not be empty. */
export const someRule = <Entry>(required: string) =>
  mixed<readonly Entry[]>().test('some', required, (entries) => (entries?.length ?? 0) > 0);

type Typed = {
  /** null if the text isn't one number */
  read: (text: string) => number | null;
  examples: string;
  min: number;
  max: number;
  /** the range in the message */
  shown: [least: number, most: number];
};

function typedRule(required: string, { read, examples, min, max, shown }: Typed) {
  const [least, most] = shown.map((limit) =>
    limit.toLocaleString('en-US', { maximumFractionDigits: 3 }),
  );
  return string()
    .required(required)
    .test('number', `must be a number such as ${examples}`, (text) => read(text) !== null)
    .test('range', `must be a number from ${least} to ${most}`, (text) => {
      const value = read(text);
      return value === null || (value >= min && value <= max);
    });
}
