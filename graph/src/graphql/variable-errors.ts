import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import type { FieldError } from '../shared/refusals/refusal.ts';

/** The limit of graphql-js itself. */
const mostErrors = 50;

export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
  { hideSuggestions }: { hideSuggestions: boolean },
): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, message: string) => {
    if (errors.length < mostErrors) errors.push({ field, message, code: 'invalid' });
  };
  for (const { variable, type: node, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) continue;
    if (Object.hasOwn(variables, name)) {
      coerceInputValue(
        variables[name],
        type,
        (path, _value, error) => add(path.join('.') || name, error.message),
        hideSuggestions,
      );
    } else if (!defaultValue && isNonNullType(type)) add(name, `${name} is required.`);
  }
  return errors;
}
