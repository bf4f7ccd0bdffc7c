import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { boundRules, bounds } from '../../graphql/bounds.ts';

type Payload = {
  query: string;
  operationName?: string | null | undefined;
};

/**
 * The subscription, if it is one and keeps to the bounds of all operations, else what is wrong with it.
 * @param options whether the message may suggest names of the schema
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName }: Payload,
  options: { hideSuggestions: boolean },
) {
  try {
    const document = parse(query, { maxTokens: bounds.tokens });
    if (getOperationAST(document, operationName)?.operation !== 'subscription') {
      return [new GraphQLError('Only subscriptions are taken here; use HTTP.')];
    }
    const errors = validate(schema, document, [...specifiedRules, ...boundRules], options);
    if (errors.length > 0) return [...errors];
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
