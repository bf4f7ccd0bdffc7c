import type { ApolloServerPlugin } from '@apollo/server';
import { assertArguments } from '@fitness-zone/contract/inputs/argument-bounds.ts';
import { InvalidInput } from '@fitness-zone/contract/inputs/valid-input.ts';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../context/context.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';
import { refusalOf } from '../shared/refusals/valid-input.ts';
import { bounds } from './bounds.ts';
import { estimateCost } from './estimate-cost.ts';
import { asRequestError, shownErrors } from './format-error.ts';
import { introspectionCost } from './introspection-cost.ts';
import { variableErrors } from './variable-errors.ts';

/** Cost per point of the rate limit. */
export const costOfPoint = 100;

/** A request with this header gets its cost in the answer. */
export const costHeader = 'x-query-cost';

export type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/**
 * Refuses an operation with invalid variables, a page size or cursor out of bounds, or too high a cost (page sizes
 * multiply the cost of their entries). Counts the cost against the caller's allowance.
 * @param options whether messages may suggest names of the schema
 * @returns the cost
 * @throws GraphQLError `BAD_USER_INPUT`, `INVALID` with the argument's name, `TOO_LARGE`, `TOO_MANY_REQUESTS`
 */
export async function spendCost(
  operation: Operation,
  { spendPoints }: Pick<Context, 'spendPoints'>,
  options: { hideSuggestions: boolean },
): Promise<number> {
  const cost = allowedCost(operation, options);
  // In addition to the point that every request costs.
  const points = Math.floor(cost / costOfPoint);
  try {
    if (points > 0) await spendPoints(points);
    return cost;
  } catch (error) {
    const refusal = refusalBehind(error);
    throw refusal ? asRequestError(refusal) : error;
  }
}

export function allowedCost(
  operation: Operation,
  options: { hideSuggestions: boolean } = { hideSuggestions: true },
): number {
  const { schema, document, operationName, variables } = operation;
  const definition = getOperationAST(document, operationName);
  if (!definition) throw new GraphQLError('Unknown operation.', { extensions: badInput });
  const { variableDefinitions = [] } = definition;
  const { coerced, errors } = getVariableValues(
    schema,
    variableDefinitions,
    variables ?? {},
    options,
  );
  if (!coerced) {
    const fields = variableErrors(schema, definition, variables ?? {}, options);
    throw asBadInput(errors[0] as GraphQLError, shownErrors(fields));
  }
  try {
    assertArguments(operation, definition, coerced);
  } catch (error) {
    throw error instanceof InvalidInput ? asRequestError(refusalOf(error)) : error;
  }
  const cost =
    knownCost(operation, definition, coerced) +
    introspectionCost(definition, { schema, document, variables: coerced });
  const most = definition.operation === 'mutation' ? bounds.mutationCost : bounds.cost;
  if (cost <= most) return cost;
  throw new GraphQLError(
    `This operation costs more than the ${most} points allowed. Ask for smaller pages or fewer fields.`,
    { extensions: { code: 'TOO_LARGE', http: { status: 413 } } },
  );
}

const badInput = { code: 'BAD_USER_INPUT', http: { status: 400 } };

const asBadInput = ({ message, nodes }: GraphQLError, errors?: ReturnType<typeof shownErrors>) =>
  new GraphQLError(message, {
    ...(nodes && { nodes }),
    extensions: { ...badInput, ...(errors && { errors, field: errors[0]?.field }) },
  });

/** Cached costs of operations by the variables that affect them, since documents are executed repeatedly. */
const known = new WeakMap<OperationDefinitionNode, Map<string, number>>();
const mostKnown = 100;

function knownCost(
  operation: Operation,
  definition: OperationDefinitionNode,
  coerced: Record<string, unknown>,
): number {
  const costs = known.get(definition) ?? new Map<string, number>();
  known.set(definition, costs);
  const key = costKey(coerced);
  const before = costs.get(key);
  if (before !== undefined) return before;
  const cost = costOf(operation);
  if (costs.size >= mostKnown) costs.clear();
  costs.set(key, cost);
  return cost;
}

/** The inputs of a cost: page sizes, the conditions of `@include` and `@skip`, and whether there is a filter. */
const costKey = (coerced: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(coerced).map(([name, value]) => {
      const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null;
      return isPlain ? [name, value] : [name];
    }),
  );

function costOf(operation: Operation): number {
  try {
    return estimateCost(operation);
  } catch (error) {
    throw error instanceof GraphQLError ? asBadInput(error) : error;
  }
}

/**
 * Refuses operations that cost too much or that HTTP can't carry, before they run. On request, returns the cost in
 * `extensions.cost`.
 */
export const refuseCostlyOperations = (options: {
  hideSuggestions: boolean;
}): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ request: { http } }) => ({
    didResolveOperation: async ({
      schema,
      document,
      request,
      operation,
      operationName,
      contextValue,
      response,
    }) => {
      if (operation?.operation === 'subscription') {
        throw new GraphQLError('Subscriptions are taken over WebSocket only.', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      }
      const { variables } = request;
      const asked = { schema, document, operationName, variables };
      const cost = await spendCost(asked, contextValue, options);
      if (http?.headers.has(costHeader)) response.http.headers.set(costHeader, String(cost));
    },
    willSendResponse: async ({ response: { body, http: answer } }) => {
      const cost = answer.headers.get(costHeader);
      if (cost === undefined || body.kind !== 'single') return;
      body.singleResult.extensions = { ...body.singleResult.extensions, cost: Number(cost) };
    },
  }),
});
