import type { IncomingMessage } from 'node:http';
import { errorCodes } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import type { createExecutor } from '../../graphql/compiled-operations.ts';
import { labelOf } from '../../graphql/count-operations.ts';
import { spendCost } from '../../graphql/operation-cost.ts';
import { countRequest } from '../count-request.ts';
import { createContext } from '../create-context.ts';
import { clientAddress } from '../request/client-address.ts';
import { isBehind } from '../version-header.ts';
import type { AnswerHead, AnswerHeads, Heads } from './answer-head.ts';
import { AnswerHeaders, noteBegun } from './begun-requests.ts';
import { encodeBody, leastCompressed } from './body-encoding.ts';
import { KeptBodies } from './kept-bodies.ts';
import { KnownBodies } from './known-bodies.ts';
import type { KnownQueries, KnownQuery } from './known-queries.ts';
import { parametersOf, type RequestParameters } from './request-parameters.ts';

/** An answer with status 200; `headers` are those that it has for itself. */
export type DirectAnswer = {
  head: AnswerHead;
  headers: AnswerHeaders;
  /** Bytes; as a text it has one in each character, and Node sends it in one piece with the headers. */
  body: Buffer | string;
  /** The pattern of the path that it answers. */
  route: string;
};

const route = '/graphql';

type Operations = {
  schema: GraphQLSchema;
  execute: ReturnType<typeof createExecutor>;
  queries: KnownQueries;
  heads: AnswerHeads;
};
type DirectRequest = {
  request: IncomingMessage;
  parameters: RequestParameters;
  known: KnownQuery;
  heads: Heads;
};

/**
 * Answers queries that Apollo Server has parsed, validated and answered before, without it: in the same
 * context, counted and bounded as there. What does not end well is left to it with what was done of it.
 */
export function createQueryAnswers(
  shop: Shop,
  { schema, execute, queries, heads }: Operations,
  answerWithinMs: number,
) {
  const bodies = new KnownBodies(queries);
  const kept = new KeptBodies(shop);
  const counters = { limits: shop.limits, config: shop.config };

  /** The answer that a visitor got before. */
  async function findKept({
    request,
    parameters,
    known,
    heads: { ofLong, ofShort },
  }: DirectRequest): Promise<DirectAnswer | null> {
    const found = kept.find(known.key);
    const head = found?.isLong ? ofLong : ofShort;
    if (!found || !head) return null;
    const headers = new AnswerHeaders();
    const address = clientAddress(request, shop.config.trustProxy);
    await countRequest({ ...counters, viewer: null, address }, 1, headers.set);
    const { operation } = labelOf(known.document, parameters.operationName);
    shop.metrics.keptOperations.add(operation);
    return { head, headers, body: found.encoded(head.encoding), route };
  }

  /** Keeps an answer to a visitor who has not seen more than this process knows; null for others. */
  const beginKeeping = (request: IncomingMessage) =>
    isVisitor(request) && !isBehind(shop.versions, request) ? kept.begin() : null;

  async function begin(asked: DirectRequest, headers: AnswerHeaders): Promise<Context> {
    const { request, parameters, known } = asked;
    const context = await createContext(shop, {
      authorization: request.headers.authorization,
      address: clientAddress(request, shop.config.trustProxy),
      userAgent: request.headers['user-agent'],
      log: shop.log,
      exact: isBehind(shop.versions, request),
      setHeader: headers.set,
    });
    await spendCost({ ...parameters, schema, document: known.document }, context);
    return context;
  }

  async function carryOut(asked: DirectRequest): Promise<DirectAnswer | null> {
    const { request, parameters, known } = asked;
    const keep = beginKeeping(request);
    const headers = new AnswerHeaders();
    const context = await begin(asked, headers).catch((error: unknown) => {
      noteBegun(request, { error, headers });
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
    const isLong = body !== null && body.length >= leastCompressed;
    const head = asked.heads[isLong ? 'ofLong' : 'ofShort'];
    if (body && head) {
      keep?.(known, body);
      return { head, headers, body: encodeBody(body, head.encoding), route };
    }
    // Its points were counted.
    const counted = { ...context, spendPoints: async () => {} };
    noteBegun(request, { context: counted, headers, ...(known.isSameText && { result }) });
    return null;
  }

  async function answer(request: IncomingMessage, body: Buffer): Promise<DirectAnswer | null> {
    const headsOfKind = heads.find(request);
    const read = headsOfKind && bodies.read(body);
    if (!read) return null;
    const asked = { ...read, request, heads: headsOfKind };
    const mayBeKept = isVisitor(request) && !isBehind(shop.versions, request);
    // Who may not ask any more is told so in Apollo Server's words.
    const before = mayBeKept ? await findKept(asked).catch(() => null) : null;
    if (before) return before;
    try {
      return await inTime(answerWithinMs, carryOut(asked));
    } catch (failure) {
      noteBegun(request, { failure, headers: new AnswerHeaders() });
      return null;
    }
  }

  return {
    /** The answer to a request with this body; null for what is left to the framework. */
    answer,
    /** Call it before Apollo Server answers; what it gives, if anything, keeps the answer's body. */
    begin(request: IncomingMessage): ((asked: unknown, body: Buffer) => void) | null {
      const keep = beginKeeping(request);
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
const bodyOf = ({ data, errors }: ExecutionResult): Buffer | null =>
  errors || !data ? null : Buffer.from(`${JSON.stringify({ data })}\n`);

/** What the work gives; rejects as a path does that takes longer than so many milliseconds. */
function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(ms), '/graphql'));
    const timer = setTimeout(late, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
