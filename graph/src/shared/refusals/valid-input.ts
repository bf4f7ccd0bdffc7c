import {
  type InputName,
  type InputRule,
  InvalidInput,
  type Unchecked,
  validInput as validated,
} from '@fitness-zone/contract/inputs/valid-input.ts';
import type { InputTypes } from '../../generated/graphql.ts';
import { Refusal } from './refusal.ts';

export type ValidInput<Name extends InputName> = InputTypes[Name];

/**
 * An input type or a field's arguments, checked against the bounds in `schema.graphql`. Services call it after the
 * permission check, so it holds for both APIs.
 * @param name the input type, or the operation's arguments by codegen's name: `MutationAddAdminArgs`
 * @param currency ISO 4217, for the wording of amounts
 * @param rules for single fields, beyond the schema
 * @throws Refusal `invalid`, naming every faulty field
 */
export function validInput<Name extends InputName>(
  name: Name,
  given: Unchecked<InputTypes[Name]>,
  currency?: string,
  rules: InputRules<InputTypes[Name]> = {},
): InputTypes[Name] {
  try {
    const options = { currency };
    const untyped = rules as Record<string, InputRule>;
    return validated(name, given, options, untyped) as InputTypes[Name];
  } catch (error) {
    throw error instanceof InvalidInput ? refusalOf(error) : error;
  }
}

type InputRules<Input> = { [Field in keyof Input]?: InputRule<NonNullable<Input[Field]>> };

/** The refusal for an input beyond its bounds. */
export const refusalOf = ({ message, faults }: InvalidInput): Refusal =>
  new Refusal('invalid', message, {
    errors: faults.map((fault) => ({ ...fault, code: 'invalid' })),
  });
