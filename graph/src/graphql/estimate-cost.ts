import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  AddProductInput,
  ProductFilter,
  QueryProductPreviewsArgs,
  QueryProductStatisticsArgs,
  ReportProblemInput,
  SendMessageInput,
} from '@fitness-zone/contract/generated/inputs.ts';
import {
  mostOffersInThread,
  mostOrdersInThread,
  mostTasks,
} from '@fitness-zone/contract/limits.ts';
import { mostIntervals } from '@fitness-zone/contract/overview.ts';
import { mostTowns } from '@fitness-zone/contract/search/most-towns.ts';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isIntrospectionType,
} from 'graphql';
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  getComplexity,
} from 'graphql-query-complexity';

/** Cost of a connection, or of a list of similar products, inside a list: a database command for each entry. */
const connectionCost = 60;
/** Cost of finding, counting and ordering products, by the time it takes. */
const searchCost = 100;
/** The assumed length of a connection or a list without a page size. */
const maxListLength = 100;

/** A field's own cost if it is more than 1. */
const ownCosts: Record<string, number> = {
  // Also searches for the products.
  'Query.searchSuggestions': 2 * searchCost,
  'Query.places': searchCost / 2,
  'Query.productStatistics': searchCost,
  'Query.salesOverTime': searchCost,
  'Query.adminOverview': searchCost,
  'Query.adminSearches': searchCost,
  // Several lists, and the records of their entries.
  'Query.tasks': 5 * connectionCost,
  'User.sellerStatistics': searchCost,
  'Product.similarProducts': connectionCost,
  'ProductStatistics.interest': connectionCost,
  'Report.messagesBefore': connectionCost,
};

/** The share of a batch's changes that bring a whole order: few concern the caller's own orders. */
const ownOrders = 1 / 10;

/** The maximum lengths of lists without a page size that differ from `maxListLength`. */
export const listLengths: Record<string, number> = {
  // At most 50 changes of several kinds, while each counts as the most expensive kind.
  'ChangeBatch.changes': 15,
  'Query.tasks': mostTasks,
  'Query.productPreviews': QueryProductPreviewsArgs.ids.maxItems,
  'Query.productStatistics': QueryProductStatisticsArgs.ids.maxItems,
  'Product.images': AddProductInput.images.maxItems,
  // The real number may be higher, but these come with their record or from a table in memory, at almost no cost.
  'Product.attributes': 5,
  'Category.attributes': 5,
  'Attribute.choices': 5,
  'ProductFacets.attributes': 10,
  'AttributeFacet.values': 10,
  'ProductFacets.attributeFilters': ProductFilter.attributes.maxItems,
  'Product.edits': Object.keys(enumValues.ProductField).length,
  'ProductConnection.advertisements': mostAdvertisements,
  // The bound on a text's words keeps it below this number.
  'ProductConnection.understood': 10,
  'ProductFacets.conditions': Object.keys(enumValues.Condition).length,
  'ProductFacets.towns': mostTowns,
  'Message.photos': SendMessageInput.photoIds.maxItems,
  // These come with their record.
  'Offer.proposals': 1,
  'Payment.reviews': 2,
  'Order.payments': 3,
  'Order.offers': mostOffersInThread,
  'Thread.offers': mostOffersInThread,
  'Thread.orders': mostOrdersInThread,
  // These lists and a payout's movements are as long as in a long sale.
  'Order.refunds': 5,
  'Order.problems': 3,
  'OrderProblem.steps': 15,
  'ProblemStep.photos': ReportProblemInput.photoIds.maxItems,
  'Order.timeline': 20,
  // Computed from their plan in a moment. A seller has few plans, which are read at once.
  'PickUpTimes.times': 2,
  'User.pickUpPlans': 2,
  'PickUpPlan.windows': 3,
  'Payout.moves': 5,
  'PayoutAccount.missing': Object.keys(enumValues.PayoutRequirement).length,
  'PayoutSummary.months': 12,
  'OrderPayload.payments': 3,
  'Receipt.items': 1,
  'Receipt.payments': 3,
  'Receipt.refunds': 3,
  'Report.messagesBefore': 5,
  'AdminRefundPaymentPayload.payments': 2,
  'Health.dependencies': Object.keys(enumValues.Dependency).length,
  'Overview.periods': mostIntervals,
  'Overview.payments': Object.keys(enumValues.PaymentStatus).length,
  // A shop that has changed its currency has only a few.
  'OverviewPeriod.money': 3,
  'OverviewCategory.money': 3,
};

/**
 * A connection has fields that cost something per entry (`edges`, `nodes`) and others that cost once (`facets`,
 * `advertisements`), but an estimator gets the sum of both. So costs that arise once are counted in this unit: if
 * `edges` cost 3 and `facets` 7, the sum is 7 * 2^32 + 3, and the connection with `first: 20` costs 7 + 20 * 3 plus its
 * own cost.
 */
const onceUnit = 2 ** 32;
const onceFields: readonly string[] = ['facets', 'advertisements', 'understood'];
/** Upper limit for a field, so that all others together stay below that unit. It exceeds the allowed cost. */
const mostCost = 1_000_000;

const estimate: ComplexityEstimator = (field) => {
  const cost = Math.min(estimateField(field), mostCost);
  const { name } = field.field;
  const isOnce = onceFields.includes(name);
  return field.type.name === 'ProductConnection' && isOnce ? cost * onceUnit : cost;
};

function estimateField({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  // Clients select it everywhere, and it costs no read.
  if (field.name === '__typename') return 0;
  // `introspectionCost` adds the cost of its fields.
  if (isIntrospectionType(getNamedType(field.type))) return 1;
  const named = getNamedType(field.type);
  if (named.name.endsWith('Connection')) {
    const [once, each] = [Math.floor(childComplexity / onceUnit), childComplexity % onceUnit];
    const own = args.filter ? searchCost : connectionCost;
    return own + once + Number(args.first ?? maxListLength) * each;
  }
  const coordinate = `${type.name}.${field.name}`;
  const own = ownCosts[coordinate] ?? 1;
  if (coordinate.endsWith('Changed.ownOrder')) return own + ownOrders * childComplexity;
  return own + entriesOf(field, args, coordinate) * childComplexity;
}

function entriesOf(
  field: ComplexityEstimatorArgs['field'],
  args: ComplexityEstimatorArgs['args'],
  coordinate: string,
): number {
  if (!isList(field.type) || isEntries(coordinate)) return 1;
  return Number(args.first ?? args.months ?? listLengths[coordinate] ?? maxListLength);
}

const isList = (type: { toString(): string }): boolean => type.toString().startsWith('[');

/** The connection has already multiplied it. */
const isEntries = (coordinate: string): boolean => /Connection\.(edges|nodes)$/.test(coordinate);

type Estimated = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
};

/**
 * The maximum cost of an operation; infinite if nested fragments have too many fields to count.
 * @throws GraphQLError for an argument that execution would refuse
 */
export function estimateCost(operation: Estimated): number {
  const { schema, document, operationName, variables } = operation;
  try {
    return getComplexity({
      schema,
      query: document,
      estimators: [estimate],
      ...(operationName && { operationName }),
      ...(variables && { variables }),
    });
  } catch (error) {
    // An error about an argument has locations.
    if (error instanceof GraphQLError && !error.nodes) return Number.POSITIVE_INFINITY;
    throw error;
  }
}
