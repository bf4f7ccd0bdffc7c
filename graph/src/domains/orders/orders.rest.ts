import { type Static, Type } from 'typebox';
import type { OrderSort } from '../../generated/graphql.ts';
import { nextPage, searchableQuery, slicePoints } from '../../rest/answers.ts';
import { inputSchema, parameter, sortParameter } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { orderShape, showOrder, showWholeOrder, wholeOrderShape } from './order.shapes.ts';
import { orderStepRoutes } from './order-steps.rest.ts';
import { readAllOrdersSlice, readOrderSlice, viewOrder } from './orders.queries.ts';

const ownSearch = Type.Object({
  q: parameter('OrderFilter', 'text'),
  state: parameter('OrderFilter', 'state'),
  hasOpenProblem: parameter('OrderFilter', 'hasOpenProblem'),
  hasDueAction: parameter('OrderFilter', 'hasDueAction'),
  productId: parameter('OrderFilter', 'productId'),
});

/** The orders under their names in REST. */
const sorts = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  '-price': 'PRICE_DESC',
} as const satisfies Record<string, OrderSort>;

const adminSearch = Type.Object({
  q: parameter('AdminOrderFilter', 'text'),
  state: parameter('AdminOrderFilter', 'state'),
  hasOpenProblem: parameter('AdminOrderFilter', 'hasOpenProblem'),
  needsDecision: parameter('AdminOrderFilter', 'needsDecision'),
  disputed: parameter('AdminOrderFilter', 'disputed'),
  buyerId: parameter('AdminOrderFilter', 'buyerId'),
  sellerId: parameter('AdminOrderFilter', 'sellerId'),
  sort: sortParameter(sorts),
});

const ownAskedBy = ({ q, ...filter }: Static<typeof ownSearch>) => ({
  filter: { ...filter, ...(q !== undefined && { text: q }) },
});

const askedBy = ({ q, sort = 'newest', ...filter }: Static<typeof adminSearch>) => ({
  filter: { ...filter, ...(q !== undefined && { text: q }) },
  sort: sorts[sort],
});

export const orderRoutes: RestRoute[] = [
  ...orderStepRoutes,
  route({
    method: 'GET',
    url: '/orders',
    summary: "The buyer's purchases or the seller's sales, newest first",
    bearer: true,
    querystring: searchableQuery(ownSearch.properties),
    response: Type.Array(orderShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...search } = query;
      const { records, next } = await readOrderSlice(context, ownAskedBy(search), { limit, after });
      if (next) header('link', nextPage('/orders', query, next));
      return Promise.all(records.map((order) => showOrder(context, order)));
    },
  }),
  route({
    method: 'GET',
    url: '/orders/:id',
    summary: 'An order with its timeline (its buyer, its seller and admins)',
    bearer: true,
    params: inputSchema('QueryOrderArgs'),
    response: wholeOrderShape,
    handler: async ({ context, params }) =>
      showWholeOrder(context, await viewOrder(context, params.id)),
  }),
  route({
    method: 'GET',
    url: '/adminOrders',
    summary: 'All orders, or those that match (admins)',
    bearer: true,
    querystring: searchableQuery(adminSearch.properties),
    response: Type.Array(orderShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...search } = query;
      const { records, next } = await readAllOrdersSlice(context, askedBy(search), {
        limit,
        after,
      });
      if (next) header('link', nextPage('/adminOrders', query, next));
      return Promise.all(records.map((order) => showOrder(context, order)));
    },
  }),
];
