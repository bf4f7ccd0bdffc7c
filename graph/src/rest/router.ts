import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { accountDeletionRoutes } from '../domains/account-deletion/account-deletion.rest.ts';
import { accountRoutes } from '../domains/accounts/accounts.rest.ts';
import { auditRoutes } from '../domains/audit/audit.rest.ts';
import { catalogRoutes } from '../domains/catalog/catalog.rest.ts';
import { listRoutes } from '../domains/lists/lists.rest.ts';
import { notificationRoutes } from '../domains/notifications/notifications.rest.ts';
import { paymentRoutes } from '../domains/payments/payments.rest.ts';
import { personalDataRoutes } from '../domains/personal-data/personal-data.rest.ts';
import { clientAddress } from '../http/client-address.ts';
import { createContext } from '../http/create-context.ts';
import type { KeptLists } from '../http/direct/kept-lists.ts';
import { isBehind } from '../http/version-header.ts';
import { refused } from './answers.ts';
import { type RestRoute, schemaFor } from './route.ts';

/** All documented paths. */
export const restRoutes: RestRoute[] = [
  ...accountRoutes,
  ...accountDeletionRoutes,
  ...catalogRoutes,
  ...listRoutes,
  ...paymentRoutes,
  ...notificationRoutes,
  ...auditRoutes,
  ...personalDataRoutes,
];

/** Registers the documented paths at the server's root. */
export function registerRest(
  app: FastifyInstance,
  shop: Shop,
  lists: KeptLists,
  handlerTimeout: number,
): void {
  const { currency } = shop.config;
  for (const {
    method,
    url,
    summary,
    bearer,
    params,
    querystring,
    body,
    response,
    points = 1,
    handler,
  } of restRoutes) {
    app.route({
      method,
      url,
      handlerTimeout,
      schema: {
        summary,
        ...(bearer && { security: [{ bearer: [] }] }),
        ...(params && { params: schemaFor(params, currency) }),
        ...(querystring && { querystring: schemaFor(querystring, currency) }),
        ...(body && { body: schemaFor(body, currency) }),
        response: { 200: response, '4xx': refused, '5xx': refused },
      },
      handler: async (request, reply) => {
        const { authorization } = request.headers;
        const cost = typeof points === 'number' ? points : points(request.query as object);
        const behind = isBehind(shop.versions, request);
        const isKept = method === 'GET' && authorization === undefined && !behind;
        const keep = isKept ? lists.begin(request, cost) : null;
        const header = (name: string, value: string) => void reply.header(name, value);
        const context = await createContext(shop, {
          authorization,
          address: clientAddress(request.raw, shop.config.trustProxy),
          log: request.log,
          points: cost,
          exact: method !== 'GET' || behind,
          setHeader: header,
        });
        const { params, query, body: given } = request;
        const answer = await handler({ context, params, query, body: given, header });
        if (!keep) return answer;
        reply.type('application/json; charset=utf-8');
        const text = String(reply.serialize(answer as object));
        keep(text);
        return text;
      },
      onResponse: async (request, reply) => lists.sent(request, reply),
    });
  }
}
