import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { boundRules, bounds } from '../../graphql/bounds.ts';

type Payload = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/**
 * The subscription, if it is one, keeps to the bounds of all operations and its variables fit it, else what is wrong
 * with it.
 * @param options whether the message may suggest names of the schema
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: Payload,
  options: { hideSuggestions: boolean },
) {
  try {
    const document = parse(query, { maxTokens: bounds.tokens });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription') {
      return [new GraphQLError('Only subscriptions are taken here; use HTTP.')];
    }
    const errors = validate(schema, document, [...specifiedRules, ...boundRules], options);
    if (errors.length > 0) return [...errors];
    const { variableDefinitions = [] } = operation;
    // Found by the execution, it would count as a fault of ours.
    const { errors: unfit } = getVariableValues(
      schema,
      variableDefinitions,
      variables ?? {},
      options,
    );
    return unfit ? [...unfit] : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
