import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Shop } from '../../../context/shop.ts';
import { clientAddress } from '../../../http/request/client-address.ts';
import { spendRequestPoints } from '../../../http/request-points.ts';
import { outcome, refused, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { signedQuery } from '../../../rest/signed-query.ts';
import { acceptPickUp, proposePickUp } from './arrange-pick-up.service.ts';
import { openCalendar } from './pick-up-calendar.queries.ts';

/** The REST paths by which buyer and seller agree on a pick-up. */
export const pickUpRoutes: RestRoute[] = [
  route({
    method: 'POST',
    url: '/proposePickUp',
    summary: "Propose times and a place for an order's pick-up (its buyer and seller)",
    bearer: true,
    body: inputSchema('ProposePickUpInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await proposePickUp(context, body)),
  }),
  route({
    method: 'PATCH',
    url: '/acceptPickUp',
    summary: 'Accept a time that the other side has proposed (buyer and seller of an order)',
    bearer: true,
    body: inputSchema('AcceptPickUpInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await acceptPickUp(context, body)),
  }),
];

const params = Type.Object({ file: Type.String({ pattern: '^[0-9a-f]{24}\\.ics$' }) });

/** Registers the signed addresses of calendar files. */
export function servePickUps(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  app.get<{ Params: { file: string }; Querystring: Static<typeof signedQuery> }>(
    '/pick-ups/:file',
    {
      config: { answerWithinMs },
      schema: {
        // Whoever opens it has its address from the order.
        hide: true,
        params,
        querystring: signedQuery,
        response: { '4xx': refused, '5xx': refused },
      },
    },
    async ({ params: { file }, query, raw }, reply) => {
      const address = clientAddress(raw, shop.config.trustProxy);
      await spendRequestPoints({ ...shop, viewer: null, address }, 1, (name, value) => {
        reply.header(name, value);
      });
      const calendar = await openCalendar(shop, file.slice(0, -'.ics'.length), query);
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="pick-up.ics"')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff');
      return reply.send(calendar);
    },
  );
}
