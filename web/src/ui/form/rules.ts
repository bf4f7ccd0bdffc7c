import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import { emailFault } from '@fitness-zone/contract/inputs/email-address.ts';
import { toMajor, toMinor } from '@fitness-zone/contract/payments/money.ts';
import { mixed, type StringSchema, string } from 'yup';

/** The Yup rule of a text that must be there, with the bounds that the schema states for it. */
export const textRule = (
  bound: Constraint,
  required: string,
  malformed?: string,
): StringSchema<string> => optionalTextRule(bound, malformed).required(required);

/** As `textRule`, for a text that may be left out. */
export function optionalTextRule(
  { minLength, maxLength, pattern }: Constraint,
  malformed = 'is malformed',
): StringSchema<string | undefined> {
  let rule = minLength === undefined ? string() : string().trim();
  if (maxLength !== undefined)
    rule = rule.max(maxLength, `must have at most ${maxLength} characters`);
  if (pattern === undefined) return rule;
  return rule.matches(new RegExp(pattern), { message: malformed, excludeEmptyString: true });
}

/** As `textRule`, for an e-mail address, which people may type with blanks around it. */
export const emailRule = (bound: Constraint, required: string): StringSchema<string> =>
  textRule({ ...bound, minLength: 1 }, required).test((address, context) => {
    const fault = address ? emailFault(address) : null;
    return fault === null || context.createError({ message: fault });
  });

/** The Yup rule of a number as it was typed, with the range that the schema states. */
export const numberRule = ({ min, max }: Constraint, required: string): StringSchema<string> =>
  rangeRule(required, min ?? -Infinity, max ?? Infinity, Number);

/**
 * The Yup rule of a price as it was typed, in major units. The schema states the range in minor units.
 * @param currency ISO 4217
 */
export const priceRule = (
  { min = -Infinity, max = Infinity }: Constraint,
  required: string,
  currency: string,
): StringSchema<string> =>
  rangeRule(
    required,
    toMajor(min, currency),
    Math.floor(toMajor(max, currency)),
    (text) => toMajor(toMinor(Number(text), currency), currency),
    toMajor(max, currency),
  );

/** The Yup rule of a photo that must be chosen; its address exists only after the upload. */
export const photoRule = (required: string) => mixed<File>().nullable().required(required);

/** The Yup rule of a list that may not be empty. */
export const someRule = <Entry>(required: string) =>
  mixed<readonly Entry[]>().test('some', required, (entries) => (entries?.length ?? 0) > 0);

/** @param greatest what is taken, where the message names a rounder number */
function rangeRule(
  required: string,
  least: number,
  most: number,
  read: (text: string) => number,
  greatest = most,
): StringSchema<string> {
  const shown = (limit: number) => limit.toLocaleString('en-US', { maximumFractionDigits: 3 });
  const message = `must be a number from ${shown(least)} to ${shown(most)}`;
  return string()
    .required(required)
    .test('range', message, (text) => {
      const value = read(text);
      return value >= least && value <= greatest;
    });
}
