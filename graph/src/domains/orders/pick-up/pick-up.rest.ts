import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../../../context/shop.ts';
import type { Reading } from '../../../rest/read-route.ts';
import { serveSignedFile } from '../../../rest/signed-file.ts';
import { openCalendar } from './pick-up-calendar.queries.ts';
import { ownPlans } from './windows/pick-up-plan.queries.ts';

export const pickUpPlanReadings: Reading[] = [
  {
    url: '/myPickUpPlans',
    summary: "The seller's places and windows for pick-ups, the one for all products first",
    operation: '{ myPickUpPlans { id productId place timeZone windows { weekday date from to } } }',
    root: ({ context }) => ({ myPickUpPlans: () => ownPlans(context) }),
  },
];

const params = Type.Object({ file: Type.String({ pattern: '^[0-9a-f]{24}\\.ics$' }) });

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
