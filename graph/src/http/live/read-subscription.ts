import { hash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { boundRules, bounds } from '../../graphql/bounds.ts';

type Payload = {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/** A subscription as graphql-js executes it. */
export type Subscription = {
  document: DocumentNode;
  operationName: string | null | undefined;
  variableValues: Record<string, unknown> | null | undefined;
};

/** The valid documents by their text: hundreds of open pages share a few, each of which takes half a megabyte. */
const valid = new WeakMap<GraphQLSchema, LRUCache<string, DocumentNode>>();
const mostValid = 20;

/**
 * Reads a subscription, checked against the bounds of all operations, with its variables; otherwise returns its errors.
 * @param options whether the message may suggest names of the schema
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: Payload,
  options: { hideSuggestions: boolean },
) {
  try {
    const known = valid.get(schema) ?? new LRUCache({ max: mostValid });
    valid.set(schema, known);
    const before = known.get(query);
    const document = before ?? parse(query, { maxTokens: bounds.tokens });
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription') {
      return [
        new GraphQLError(
          'This endpoint only takes subscriptions. Use HTTP for queries and mutations.',
        ),
      ];
    }
    const errors = before
      ? []
      : validate(schema, document, [...specifiedRules, ...boundRules], options);
    if (errors.length > 0) return [...errors];
    known.set(query, document);
    const { variableDefinitions = [] } = operation;
    // If only the execution found them, they would count as our fault.
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

/** Subscriptions with the same key select the same fields. Their cursors may differ. */
export function subscriptionKey(
  { query, operationName, variables }: Payload,
  document: DocumentNode,
): string {
  const uses = new Map<string, number>();
  const beginnings = new Set<string>();
  visit(document, {
    Variable: ({ name }) => void uses.set(name.value, (uses.get(name.value) ?? 0) + 1),
    Argument: ({ name, value }) => {
      if (name.value === 'since' && value.kind === Kind.VARIABLE) beginnings.add(value.name.value);
    },
  });
  // Its definition is one use.
  const isBeginning = (name: string) => beginnings.has(name) && uses.get(name) === 2;
  const others = Object.entries(variables ?? {}).filter(([name]) => !isBeginning(name));
  return hash('sha256', JSON.stringify([query, operationName, others]), 'base64');
}
