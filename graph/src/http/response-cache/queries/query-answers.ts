import type { IncomingMessage } from 'node:http';
import { errorCodes } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../../../context/context.ts';
import type { Shop } from '../../../context/shop.ts';
import type { createExecutor } from '../../../graphql/compiled-operations.ts';
import { labelOf } from '../../../graphql/count-operations.ts';
import { spendCost } from '../../../graphql/operation-cost.ts';
import { within } from '../../../shared/within.ts';
import { createContext } from '../../create-context.ts';
import { clientAddress } from '../../request/client-address.ts';
import { spendRequestPoints } from '../../request-points.ts';
import { isBehind } from '../../version-header.ts';
import { encodeBody, isLongBody } from '../body-encoding.ts';
import { CachedQueryBodies } from '../cached-query-bodies.ts';
import type { HeadersByLength, SharedHeaders, SharedHeadersByKind } from '../shared-headers.ts';
import { OwnHeaders, setBegunRequest } from './begun-requests.ts';
import { KnownBodies } from './known-bodies.ts';
import type { KnownQueries, KnownQuery } from './known-queries.ts';
import { parametersOf, type RequestParameters } from './request-parameters.ts';

/** An answer with status 200. */
export type AnswerToSend = {
  sharedHeaders: SharedHeaders;
  ownHeaders: OwnHeaders;
  /** A binary string: a byte in each character. */
  body: string;
  /** The pattern of the path that it answers. */
  route: string;
};

const route = '/graphql';

type Operations = {
  schema: GraphQLSchema;
  execute: ReturnType<typeof createExecutor>;
  queries: KnownQueries;
  headers: SharedHeadersByKind;
};
type KnownRequest = {
  request: IncomingMessage;
  parameters: RequestParameters;
  known: KnownQuery;
  sharedHeaders: HeadersByLength;
};

/**
 * Answers queries that Apollo Server has parsed, validated and answered before, without it: in the same
 * context, counted and bounded as there. What does not end well is left to it with what was done of it.
 */
export function createQueryAnswers(
  shop: Shop,
  { schema, execute, queries, headers }: Operations,
  answerWithinMs: number,
) {
  const bodies = new KnownBodies(queries);
  const cached = new CachedQueryBodies(shop);
  // As a path answers that takes too long.
  const timedOut = () => new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(answerWithinMs), route);
  const counters = { limits: shop.limits, config: shop.config };

  /** The cached answer, which a visitor got before. */
  async function findCached({
    request,
    parameters,
    known,
    sharedHeaders: { ofLong, ofShort },
  }: KnownRequest): Promise<AnswerToSend | null> {
    const found = cached.find(known.key);
    const sharedHeaders = found?.isLong ? ofLong : ofShort;
    if (!found || !sharedHeaders) return null;
    const ownHeaders = new OwnHeaders();
    const address = clientAddress(request, shop.config.trustProxy);
    await spendRequestPoints({ ...counters, viewer: null, address }, 1, ownHeaders.set);
    const { operation } = labelOf(known.document, parameters.operationName);
    shop.metrics.queriesFromCache.add(operation);
    const body = found.encoded(sharedHeaders.encoding);
    return { sharedHeaders, ownHeaders, body, route };
  }

  /** Caches an answer to a visitor who has not seen more than this process knows; null for others. */
  const beginCaching = (request: IncomingMessage) =>
    isVisitor(request) && !isBehind(shop.versions, request) ? cached.begin() : null;

  async function begin(asked: KnownRequest, ownHeaders: OwnHeaders): Promise<Context> {
    const { request, parameters, known } = asked;
    const context = await createContext(shop, {
      authorization: request.headers.authorization,
      address: clientAddress(request, shop.config.trustProxy),
      userAgent: request.headers['user-agent'],
      log: shop.log,
      exact: isBehind(shop.versions, request),
      setHeader: ownHeaders.set,
    });
    await spendCost({ ...parameters, schema, document: known.document }, context);
    return context;
  }

  async function carryOut(asked: KnownRequest): Promise<AnswerToSend | null> {
    const { request, parameters, known } = asked;
    const keep = beginCaching(request);
    const ownHeaders = new OwnHeaders();
    const context = await begin(asked, ownHeaders).catch((error: unknown) => {
      setBegunRequest(request, { error, ownHeaders });
    });
    if (!context) return null;
    const { document } = known;
    const { operationName, variables: variableValues } = parameters;
    const result = await execute({
      document,
      operationName,
      contextValue: context,
      variableValues,
    });
    const body = bodyOf(result);
    const sharedHeaders = asked.sharedHeaders[body && isLongBody(body) ? 'ofLong' : 'ofShort'];
    if (body && sharedHeaders) {
      keep?.(known, body);
      return {
        sharedHeaders,
        ownHeaders,
        body: encodeBody(body, sharedHeaders.encoding),
        route,
      };
    }
    // Its points were counted.
    const counted = { ...context, spendPoints: async () => {} };
    setBegunRequest(request, { context: counted, ownHeaders, ...(known.isSameText && { result }) });
    return null;
  }

  async function answer(request: IncomingMessage, body: Buffer): Promise<AnswerToSend | null> {
    const sharedHeaders = headers.find(request);
    const read = sharedHeaders && bodies.read(body);
    if (!read) return null;
    const asked = { ...read, request, sharedHeaders };
    const mayBeCached = isVisitor(request) && !isBehind(shop.versions, request);
    // Who may not ask any more is told so in Apollo Server's words.
    const fromCache = mayBeCached ? await findCached(asked).catch(() => null) : null;
    if (fromCache) return fromCache;
    try {
      return await within(answerWithinMs, carryOut(asked), timedOut);
    } catch (failure) {
      setBegunRequest(request, { failure, ownHeaders: new OwnHeaders() });
      return null;
    }
  }

  return {
    /** The answer to a request with this body; null for what is left to the framework. */
    answer,
    /** Call it before Apollo Server answers; what it gives, if anything, caches the answer's body. */
    begin(request: IncomingMessage): ((asked: unknown, body: string) => void) | null {
      const keep = beginCaching(request);
      return (
        keep &&
        ((asked, body) => {
          const parameters = parametersOf(asked);
          const known = parameters && queries.find(parameters);
          if (known) keep(known, body);
        })
      );
    },
  };
}

const isVisitor = ({ headers }: IncomingMessage): boolean => headers.authorization === undefined;

/** The body of an answer as Apollo Server writes it; null for one with errors. */
const bodyOf = ({ data, errors }: ExecutionResult): string | null =>
  errors || !data ? null : `${JSON.stringify({ data })}\n`;
