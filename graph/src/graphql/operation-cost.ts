import type { ApolloServerPlugin } from '@apollo/server';
import {
  QueryProductPreviewsArgs,
  QueryProductStatisticsArgs,
} from '@fitness-zone/contract/generated/inputs.ts';
import { assertArguments } from '@fitness-zone/contract/inputs/argument-bounds.ts';
import { InvalidInput } from '@fitness-zone/contract/inputs/valid-input.ts';
import { mostIntervals } from '@fitness-zone/contract/overview.ts';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  getComplexity,
} from 'graphql-query-complexity';
import type { Context } from '../context/context.ts';
import { maxBatchChanges } from '../domains/live/changes.feed.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';
import { refusalOf } from '../shared/refusals/valid-input.ts';
import { bounds } from './bounds.ts';
import { asRequestError } from './format-error.ts';

/** How much of an operation's cost is counted as one point of the rate limit. */
const costOfPoint = 100;

/** A list without a page size has at most so many entries. */
const maxPlainListLength = 100;
const maxStatistics = QueryProductStatisticsArgs.ids.maxItems;
const maxPreviews = QueryProductPreviewsArgs.ids.maxItems;
/** So many messages before a reported one are shown. */
const mostMessagesBefore = 5;
/** At most so many advertisements stand beside a list. */
const maxAdvertisements = 3;
/** A connection, or a list of similar products, inside a list is a database command for each entry. */
const connectionCost = 60;
/** Finding, counting and ordering products takes as much time. */
const searchCost = 100;

/**
 * A connection has fields that cost something for each entry (`edges`) and others that cost it once (`facets`,
 * `advertisements`), but an estimate gets the cost of all as one sum. So what costs once is counted in this unit: where
 * `edges` cost 3 and `facets` 7, the sum is 7 * 2^32 + 3, and the connection with `first: 20` costs 7 + 20 * 3 and its
 * own.
 */
const onceUnit = 2 ** 32;
/** No field costs more than this, so that all others together stay below that unit; it is beyond what is allowed. */
const mostCost = 1_000_000;

const estimate: ComplexityEstimator = (field) => {
  const cost = Math.min(estimateField(field), mostCost);
  const { name } = field.field;
  const isOnce = name === 'facets' || name === 'advertisements';
  return field.type.name === 'ProductConnection' && isOnce ? cost * onceUnit : cost;
};

const estimateField = ({ type, field, args, childComplexity }: ComplexityEstimatorArgs) => {
  // Clients select it everywhere, and nothing is read for it.
  if (field.name === '__typename') return 0;
  if (getNamedType(field.type).name.endsWith('Connection')) {
    const [once, each] = [Math.floor(childComplexity / onceUnit), childComplexity % onceUnit];
    const own = args.filter ? searchCost : connectionCost;
    return own + once + Number(args.first ?? maxPlainListLength) * each;
  }
  if (field.name === 'searchSuggestions') return searchCost + childComplexity;
  // The seller's products are found and counted, or the sales of some months are read.
  if (field.name === 'sellerStatistics') return searchCost + childComplexity;
  if (field.name === 'salesOverTime') return searchCost + Number(args.months) * childComplexity;
  if (field.name === 'productStatistics') return searchCost + maxStatistics * childComplexity;
  if (field.name === 'overview') return searchCost + childComplexity;
  if (field.name === 'periods') return mostIntervals * childComplexity;
  if (field.name === 'advertisements') return 1 + maxAdvertisements * childComplexity;
  if (field.name === 'productPreviews') return 1 + maxPreviews * childComplexity;
  if (field.name === 'similarProducts') {
    return connectionCost + Number(args.first) * childComplexity;
  }
  if (field.name === 'messagesBefore') return connectionCost + mostMessagesBefore * childComplexity;
  if (field.name === 'categories') return 1 + maxPlainListLength * childComplexity;
  if (type.name === 'ChangeBatch' && field.name === 'changes') {
    // A change has one of the records that the type can have; on average that is the cost of all of them, divided.
    const change = getNamedType(field.type) as GraphQLObjectType;
    return 1 + Math.ceil((maxBatchChanges / countRecordFields(change)) * childComplexity);
  }
  return 1 + childComplexity;
};

const countRecordFields = (type: GraphQLObjectType): number =>
  Object.values(type.getFields()).filter((field) => isObjectType(getNamedType(field.type))).length;

/** What is about to run. */
export type Operation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/**
 * Refuses an operation with a page size or cursor beyond its bounds, or that would read too much: page
 * sizes multiply what is asked of each entry. Counts what it costs against the caller's allowance.
 * @throws GraphQLError `INVALID` with the argument's name, `TOO_LARGE`, `TOO_MANY_REQUESTS`
 */
export async function spendCost(
  operation: Operation,
  { spendPoints }: Pick<Context, 'spendPoints'>,
): Promise<void> {
  // Beside the point that every request costs.
  const points = Math.floor(allowedCost(operation) / costOfPoint);
  try {
    if (points > 0) await spendPoints(points);
  } catch (error) {
    const refusal = refusalBehind(error);
    throw refusal ? asRequestError(refusal) : error;
  }
}

function allowedCost(operation: Operation): number {
  const { schema, document, operationName, variables } = operation;
  const definition = getOperationAST(document, operationName);
  if (!definition) return 0;
  const { variableDefinitions = [] } = definition;
  const { coerced } = getVariableValues(schema, variableDefinitions, variables ?? {});
  // Its variables do not fit it: it will not run, and its execution says why.
  if (!coerced) return 0;
  try {
    assertArguments(operation, definition, coerced);
  } catch (error) {
    throw error instanceof InvalidInput ? asRequestError(refusalOf(error)) : error;
  }
  const cost = knownCost(operation, definition, coerced);
  if (cost <= bounds.cost) return cost;
  throw new GraphQLError(
    `This operation costs more than the ${bounds.cost} points allowed. Ask for smaller pages or fewer fields.`,
    { extensions: { code: 'TOO_LARGE', http: { status: 413 } } },
  );
}

/** The costs of operations by the variables that they depend on; a document is executed again and again. */
const known = new WeakMap<OperationDefinitionNode, Map<string, number>>();
const mostKnown = 100;

function knownCost(
  operation: Operation,
  definition: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const costs = known.get(definition) ?? new Map<string, number>();
  known.set(definition, costs);
  // Page sizes, what `@include` and `@skip` ask for, and whether there is a filter.
  const sizes = Object.entries(variables).flatMap(([name, value]) => {
    if (typeof value === 'object') return [[name, value !== null]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
  });
  const key = JSON.stringify(sizes);
  const cost = costs.get(key) ?? costOf(operation);
  if (costs.size >= mostKnown) costs.clear();
  costs.set(key, cost);
  return cost;
}

function costOf({ schema, document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      estimators: [estimate],
      ...(operationName && { operationName }),
      ...(variables && { variables }),
    });
  } catch (error) {
    // The estimate gave up: fragments within fragments have more fields than it counts.
    if (error instanceof GraphQLError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

/** Refuses, before they run, operations that cost too much or that HTTP does not carry. */
export const refuseCostlyOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({
      schema,
      document,
      request,
      operation,
      operationName,
      contextValue,
    }) => {
      if (operation?.operation === 'subscription') {
        throw new GraphQLError('Subscriptions are taken over WebSocket only.', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
      }
      const { variables } = request;
      await spendCost({ schema, document, operationName, variables }, contextValue);
    },
  }),
};
