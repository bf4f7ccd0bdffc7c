import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireUser } from '../context/access.ts';
import type { Shop } from '../context/shop.ts';
import { createContext } from '../http/create-context.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { spendRequestPoints } from '../http/request-points.ts';
import { answerVisitors, sendAnswer } from '../http/visitor-answers.ts';
import { refused } from './answers.ts';
import { completeFragments } from './complete-operation.ts';
import { mutationRoute } from './mutation-route.ts';
import { operationIdOf } from './open-api.ts';
import { readRoute } from './read-route.ts';
import { restSchema } from './rest-schema.ts';
import { type RestRoute, schemaFor } from './route.ts';
import { recordFields, subjects } from './subjects.ts';

export const subjectTags = subjects.map(({ name, description }) => ({ name, description }));

let made: readonly (RestRoute & { tag: string })[] | undefined;

export function restRoutes(): readonly (RestRoute & { tag: string })[] {
  made ??= makeRoutes();
  return made;
}

function makeRoutes() {
  const schema = restSchema();
  const fragments = completeFragments(schema, recordFields);
  return subjects.flatMap(({ name: tag, resolvers = [], readings, routes = [] }) => {
    const reading = readings.map((one) => readRoute(schema, fragments, one));
    const mutations = resolvers
      .flatMap(({ Mutation = {} }) => Object.keys(Mutation))
      .map((name) => mutationRoute(schema, fragments, name))
      .filter((one) => one !== null);
    return [...reading, ...routes, ...mutations].map((one) => ({ ...one, tag }));
  });
}

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
    description,
    bearer,
    params,
    querystring,
    body,
    response,
    file,
    points = 1,
    handler,
  } of restRoutes()) {
    app.route({
      method,
      url,
      config: { answerWithinMs: file ? maxFileMs : answerWithinMs },
      schema: {
        summary,
        description: [pointsText(points), description].filter(Boolean).join(' '),
        operationId: operationIdOf({ method, url }),
        tags: [tag],
        // Otherwise the token is optional, since visitors may send requests, too.
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
      // Runs before the body is read: permission comes before input.
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
        const [path = ''] = request.url.split('?');
        if (method !== 'GET' || authorization !== undefined) {
          return handler({ context, params, query, body: given, path, header });
        }
        const answer = await answerVisitors(shop, request, [request.url], async () => {
          const headers: [string, string][] = [['content-type', jsonType]];
          const header = (name: string, value: string) => void headers.push([name, value]);
          const shown = await handler({ context, params, query, body: given, path, header });
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
    const hundred = { limit: 100, ids: ','.repeat(99) };
    return `Costs ${points(hundred)} points of the rate limit for 100 entries.`;
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
