import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import type { Shop } from '../../context/shop.ts';
import { clientAddress } from '../client-address.ts';
import { countRequest } from '../count-request.ts';
import { createVisitorCache } from './visitor-cache.ts';

type Handler<Answer> = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;
type GraphqlBody = { query?: unknown; operationName?: unknown; variables?: unknown };

const maxBytes = 8 * 1024 * 1024;
const maxLength = 64 * 1024;
/** What a cached response costs, whatever was asked. */
const cachedPoints = 1;

/**
 * Keeps whole answers to what visitors ask of GraphQL, who all see the same: the home page, the grids.
 * A change that a visitor could see empties it before the change's own answer leaves, so that the very
 * next read shows it. Only for a single process on a database: changes by others would arrive too late.
 * @param handler gives the answer's body and sets its status and headers
 */
export function cacheResponses<Answer>(
  shop: Shop,
  handler: Handler<Answer>,
): Handler<Answer | string> {
  const { config, events } = shop;
  const answers = createVisitorCache<{ body: string; headers: Record<string, string> }>(
    events,
    maxBytes,
  );

  /** Whether the caller may ask now; the handler says no in its own words. */
  const isWithinLimit = ({ raw }: FastifyRequest, reply: FastifyReply) =>
    countRequest(
      { ...shop, viewer: null, address: clientAddress(raw, config.trustProxy) },
      cachedPoints,
      (name, value) => void reply.header(name, value),
    ).then(
      () => true,
      () => false,
    );

  return async (request, reply) => {
    const key = keyOf(request);
    const cached = key === null ? undefined : answers.find(key);
    if (cached && (await isWithinLimit(request, reply))) {
      reply.headers(cached.headers);
      return cached.body;
    }
    const keep = answers.begin();
    const body = await handler(request, reply);
    if (key !== null && typeof body === 'string' && isCacheable(request, reply, body)) {
      const headers = {
        'content-type': String(reply.getHeader('content-type')),
        'cache-control': String(reply.getHeader('cache-control')),
      };
      keep(key, { body, headers });
    }
    return body;
  };
}

/** The cache key of a visitor's request; null if the request has a token or no usable body. */
function keyOf({ method, headers, body }: FastifyRequest): string | null {
  if (method !== 'POST' || headers.authorization !== undefined || !body) return null;
  const { query, operationName, variables } = body as GraphqlBody;
  return JSON.stringify([query, operationName, variables, headers.accept]);
}

function isCacheable({ body }: FastifyRequest, reply: FastifyReply, answer: string): boolean {
  if (reply.statusCode !== 200 || answer.length > maxLength || 'errors' in JSON.parse(answer)) {
    return false;
  }
  const { query, operationName } = body as GraphqlBody;
  const operation = getOperationAST(parse(String(query)), operationName as string | undefined);
  return operation?.operation === OperationTypeNode.QUERY;
}
