import { assertArguments } from '@fitness-zone/contract/inputs/argument-bounds.ts';
import {
  type InputName,
  InvalidInput,
  validInput as validated,
} from '@fitness-zone/contract/inputs/valid-input.ts';
import { type DocumentNode, type GraphQLSchema, getOperationAST, getVariableValues } from 'graphql';
import type { InputTypes } from './generated/resolvers.ts';
import { Refusal } from './refusal.ts';

/**
 * An input type or a field's arguments, checked against the bounds of the schema as the server does, after
 * the check of permission.
 * @throws Refusal naming the first field at fault
 */
export function validInput<Name extends InputName>(
  name: Name,
  given: InputTypes[Name],
): InputTypes[Name] {
  return refusing(
    () => validated(name, given, { currency: 'USD', enumNames: true }) as InputTypes[Name],
  );
}

/** What a check of the contract gives, whose `InvalidInput` becomes a refusal. */
export function refusing<Value>(check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    throw refusalBehind(error) ?? error;
  }
}

export type Operation = {
  document: DocumentNode;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
};

/**
 * Why page sizes, cursors and the like of an operation are refused before any of it runs, as on the server; or null.
 */
export function argumentsRefused(schema: GraphQLSchema, operation: Operation): Refusal | null {
  const { document, variables, operationName } = operation;
  const definition = getOperationAST(document, operationName);
  if (!definition) return null;
  const { variableDefinitions = [] } = definition;
  const { coerced } = getVariableValues(schema, variableDefinitions, variables ?? {});
  // Variables that do not fit: execution says why.
  if (!coerced) return null;
  try {
    assertArguments({ schema, document }, definition, coerced);
    return null;
  } catch (error) {
    const refusal = refusalBehind(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** The refusal that an error is or was thrown for; null for any other. */
export function refusalBehind(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof InvalidInput) {
    return new Refusal('INVALID', error.message, { field: error.field });
  }
  return error instanceof Error && 'originalError' in error
    ? refusalBehind(error.originalError)
    : null;
}
