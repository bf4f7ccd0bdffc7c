import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../../../context/shop.ts';
import { outcome, succeeded } from '../../../rest/answers.ts';
import { inputSchema } from '../../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { serveSignedFile } from '../../../rest/signed-file.ts';
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

/** Registers the addresses of calendar files. */
export function servePickUps(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const address = { url: '/pick-ups/:file', params, points: 1, answerWithinMs };
  serveSignedFile(app, shop, address, async ({ file }, query) => ({
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="pick-up.ics"',
    },
    body: await openCalendar(shop, file.slice(0, -'.ics'.length), query),
  }));
}
