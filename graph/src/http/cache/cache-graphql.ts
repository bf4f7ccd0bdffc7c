import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ResponseCache } from './response-cache.ts';

type Handler<Answer> = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;
type GraphqlBody = { query?: unknown; operationName?: unknown; variables?: unknown };

/** What a cached answer costs, whatever was asked. */
const cachedPoints = 1;

/**
 * Answers visitors' queries from the response cache.
 * @param handler gives the answer's body and sets its status and headers
 */
export const cacheGraphql =
  <Answer>(cache: ResponseCache, handler: Handler<Answer>): Handler<Answer | string> =>
  (request, reply) =>
    cache({ request, reply, key: keyOf(request), points: cachedPoints }, async () => {
      const body = await handler(request, reply);
      return { body, isCacheable: isCacheable(request, reply, body) };
    });

/** The cache key of a visitor's request; null if the request has a token or no usable body. */
function keyOf({ method, headers, body }: FastifyRequest): string | null {
  if (method !== 'POST' || headers.authorization !== undefined || !body) return null;
  const { query, operationName, variables } = body as GraphqlBody;
  return JSON.stringify([query, operationName, variables, headers.accept]);
}

/** Whether it is the whole answer of a query. */
function isCacheable(
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): boolean {
  if (headers.authorization !== undefined || reply.statusCode !== 200) return false;
  // Apollo Server writes the errors first, where there are any.
  if (typeof answer !== 'string' || !answer.startsWith('{"data":')) return false;
  const { query, operationName } = body as GraphqlBody;
  return isQuery(String(query), operationName as string | undefined);
}

/** Whether the texts that came lately are queries: each comes again with other variables. */
const known = new LRUCache<string, boolean>({ max: 500, maxSize: 1024 * 1024 });

function isQuery(text: string, operationName: string | undefined): boolean {
  const key = `${operationName ?? ''} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const operation = getOperationAST(parse(text), operationName);
  const is = operation?.operation === OperationTypeNode.QUERY;
  known.set(key, is, { size: key.length });
  return is;
}
