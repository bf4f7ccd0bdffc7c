import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireUser } from '../context/access.ts';
import type { Shop } from '../context/shop.ts';
import { accountRoutes } from '../domains/accounts/accounts.rest.ts';
import { accountDeletionRoutes } from '../domains/accounts/deletion/account-deletion.rest.ts';
import { peopleRoutes } from '../domains/accounts/people/people.rest.ts';
import { personRoutes } from '../domains/accounts/people/person.rest.ts';
import { personalDataRoutes } from '../domains/accounts/personal-data/personal-data.rest.ts';
import { signInRoutes } from '../domains/accounts/sign-ins/sign-ins.rest.ts';
import { suspensionRoutes } from '../domains/accounts/suspension/suspension.rest.ts';
import { auditRoutes } from '../domains/audit/audit.rest.ts';
import { allProductsRoutes } from '../domains/catalog/all-products/all-products.rest.ts';
import { catalogRoutes } from '../domains/catalog/catalog.rest.ts';
import { categoryRoutes } from '../domains/catalog/categories/categories.rest.ts';
import { editingRoutes } from '../domains/catalog/editing/editing.rest.ts';
import { hidingRoutes } from '../domains/catalog/hiding/hiding.rest.ts';
import { followRoutes } from '../domains/follows/follows.rest.ts';
import { healthRoutes } from '../domains/health/health.rest.ts';
import { listRoutes } from '../domains/lists/lists.rest.ts';
import { messageRoutes } from '../domains/messages/messages.rest.ts';
import { notificationRoutes } from '../domains/notifications/notifications.rest.ts';
import { offerRoutes } from '../domains/offers/offers.rest.ts';
import { orderRoutes } from '../domains/orders/orders.rest.ts';
import { pickUpRoutes } from '../domains/orders/pick-up/pick-up.rest.ts';
import { overviewRoutes } from '../domains/overview/overview.rest.ts';
import { paymentRoutes } from '../domains/payments/payments.rest.ts';
import { payoutRoutes } from '../domains/payouts/payouts.rest.ts';
import { placeRoutes } from '../domains/places/places.rest.ts';
import { priceGuideRoutes } from '../domains/price-guide/price-guide.rest.ts';
import { receiptRoutes } from '../domains/receipts/receipts.rest.ts';
import { reportRoutes } from '../domains/reports/reports.rest.ts';
import { reviewRoutes } from '../domains/reviews/reviews.rest.ts';
import { savedSearchRoutes } from '../domains/saved-searches/saved-searches.rest.ts';
import { searchesRoutes } from '../domains/searches/searches.rest.ts';
import { createContext } from '../http/create-context.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { spendRequestPoints } from '../http/request-points.ts';
import { answerVisitors, sendAnswer } from '../http/visitor-answers.ts';
import { refused } from './answers.ts';
import { operationIdOf } from './open-api.ts';
import { type RestRoute, schemaFor } from './route.ts';

type Subject = { name: string; description: string; routes: readonly RestRoute[] };

/** The documented paths by subject, in the order of the documentation. */
const subjects: readonly Subject[] = [
  {
    name: 'Accounts',
    description: 'Tokens, sign-up, roles, and deleting an account.',
    routes: [...accountRoutes, ...accountDeletionRoutes, ...personalDataRoutes],
  },
  {
    name: 'Catalog',
    description: 'Products and categories: find, post, edit, pause, advertise.',
    routes: [
      ...catalogRoutes,
      ...categoryRoutes,
      ...editingRoutes,
      ...placeRoutes,
      ...priceGuideRoutes,
    ],
  },
  {
    name: 'Lists',
    description: "A buyer's booking list, wish list and followed sellers; saved searches.",
    routes: [...listRoutes, ...followRoutes, ...savedSearchRoutes],
  },
  { name: 'Offers', description: 'Offers of buyers and their answers.', routes: offerRoutes },
  {
    name: 'Payments',
    description: 'Paying by card, hand-over, refunds.',
    routes: paymentRoutes,
  },
  {
    name: 'Orders',
    description: 'Sales from payment to pick-up.',
    routes: [...orderRoutes, ...pickUpRoutes, ...receiptRoutes],
  },
  {
    name: 'Payouts',
    description: "Sellers' money: set-up, what waits, what was sent.",
    routes: payoutRoutes,
  },
  { name: 'Reviews', description: 'Reviews after a sale.', routes: reviewRoutes },
  {
    name: 'Messages',
    description: 'Threads of buyers and sellers about a product.',
    routes: messageRoutes,
  },
  {
    name: 'Notifications',
    description: 'What happened to the account.',
    routes: notificationRoutes,
  },
  {
    name: 'Moderation',
    description: 'Reports, and what admins see and do about people and products.',
    routes: [
      ...reportRoutes,
      ...hidingRoutes,
      ...suspensionRoutes,
      ...personRoutes,
      ...peopleRoutes,
      ...signInRoutes,
      ...allProductsRoutes,
    ],
  },
  {
    name: 'Operation',
    description: 'Audit log, system health and key figures for admins.',
    routes: [...auditRoutes, ...healthRoutes, ...overviewRoutes, ...searchesRoutes],
  },
];

export const subjectTags = subjects.map(({ name, description }) => ({ name, description }));

/** All documented paths. */
export const restRoutes = subjects.flatMap(({ name: tag, routes }) =>
  routes.map((one) => ({ ...one, tag })),
);

/** Timeout of a file over a slow connection, in milliseconds. */
const maxFileMs = 300_000;

const jsonType = 'application/json; charset=utf-8';

/** Registers the documented paths at the server's root. */
export function registerRest(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const { currency } = shop.config;
  for (const {
    tag,
    method,
    url,
    summary,
    bearer,
    params,
    querystring,
    body,
    response,
    file,
    points = 1,
    handler,
  } of restRoutes) {
    app.route({
      method,
      url,
      config: { answerWithinMs: file ? maxFileMs : answerWithinMs },
      schema: {
        summary,
        description: pointsText(points),
        operationId: operationIdOf({ method, url }),
        tags: [tag],
        // Elsewhere the token is optional: visitors may ask, too.
        security: bearer ? [{ bearer: [] }] : [{}, { bearer: [] }],
        ...(params && { params: schemaFor(params, currency) }),
        ...(querystring && { querystring: schemaFor(querystring, currency) }),
        ...(body && { body: schemaFor(body, currency) }),
        response: {
          200: file ? { content: { [file]: { schema: response } } } : response,
          '4xx': refused,
          '5xx': refused,
        },
      },
      // Before the body is read: permission comes before input.
      onRequest: async ({ headers, raw }, reply) => {
        if (!bearer || headers.authorization !== undefined) return;
        keepFromSharedCaches(reply, undefined);
        const { limits, config } = shop;
        const visitor = { viewer: null, address: clientAddress(raw, config.trustProxy) };
        const setHeader = (name: string, value: string) => void reply.header(name, value);
        await spendRequestPoints({ limits, config, ...visitor }, 1, setHeader);
        requireUser(visitor);
      },
      handler: async (request, reply) => {
        const { authorization } = request.headers;
        keepFromSharedCaches(reply, authorization);
        const cost = typeof points === 'number' ? points : points(request.query as object);
        const header = (name: string, value: string) => void reply.header(name, value);
        const context = await createContext(shop, {
          authorization,
          address: clientAddress(request.raw, shop.config.trustProxy),
          userAgent: request.headers['user-agent'],
          log: request.log,
          points: cost,
          setHeader: header,
        });
        const { params, query, body: given } = request;
        if (method !== 'GET' || authorization !== undefined) {
          return handler({ context, params, query, body: given, header });
        }
        const answer = await answerVisitors(shop, request, [request.url], async () => {
          const headers: [string, string][] = [['content-type', jsonType]];
          const header = (name: string, value: string) => void headers.push([name, value]);
          const shown = await handler({ context, params, query, body: given, header });
          const body = String(reply.type(jsonType).serialize(shown as object));
          return { status: 200, headers, body, isWhole: true };
        });
        return sendAnswer(reply, answer);
      },
    });
  }
}

const pointsText = (points: RestRoute['points']): string => {
  if (typeof points === 'function') {
    return `Costs ${points({ limit: 100 })} points of the rate limit for a page of 100.`;
  }
  return points === 1 || points === undefined
    ? 'Costs 1 point of the rate limit.'
    : `Costs ${points} points of the rate limit.`;
};

/** Keeps shared caches from giving one account an answer for another, or for a visitor. */
function keepFromSharedCaches(reply: FastifyReply, authorization: string | undefined): void {
  if (authorization !== undefined) return void reply.header('cache-control', 'no-store');
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${others}, authorization` : 'authorization');
}
