import {
  ApolloServer,
  type ApolloServerPlugin,
  HeaderMap,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Context } from '../context/context.ts';
import type { Shop } from '../context/shop.ts';
import { boundRules, bounds } from '../graphql/bounds.ts';
import { readContract } from '../graphql/contract.ts';
import { countOperations } from '../graphql/count-operations.ts';
import { asRequestError, formatError } from '../graphql/format-error.ts';
import { costHeader, refuseCostlyOperations } from '../graphql/operation-cost.ts';
import { refusalStatus } from '../shared/refusals/refusal.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';
import { createContext } from './create-context.ts';
import { registerSandboxScript, sandboxPage } from './explorers/apollo-sandbox.ts';
import { registerLive } from './live/subscriptions.ts';
import { clientAddress } from './request/client-address.ts';
import { isLateBody, lateBody } from './request/late-body.ts';
import type { SetHeader } from './request-points.ts';
import { type Answer, answerVisitors, sendAnswer } from './visitor-answers.ts';

/**
 * `POST|GET /graphql`. With introspection on: the schema at `/schema.graphql`, Apollo Sandbox for browsers, and an
 * explorer that needs no internet at `/altair`.
 */
export async function registerGraphql(
  app: FastifyInstance,
  shop: Shop,
  schema: GraphQLSchema,
  answerWithinMs: number,
): Promise<void> {
  const { introspection } = shop.config;
  const apollo = new ApolloServer<Context>({
    schema,
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxTokens: bounds.tokens },
    validationRules: boundRules,
    includeStacktraceInErrorResponses: false,
    formatError: formatError(shop),
    stopOnTerminationSignals: false,
    logger: shop.log,
    plugins: [
      countOperations(shop.metrics),
      refuseCostlyOperations({ hideSuggestions: !introspection }),
      readDatabaseInMutations,
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      introspection ? sandboxPage : ApolloServerPluginLandingPageDisabled(),
      // Disables plugins that Apollo would otherwise load with their dependencies.
      ApolloServerPluginInlineTraceDisabled(),
    ],
  });
  await apollo.start();

  async function contextOf(request: FastifyRequest, setHeader: SetHeader): Promise<Context> {
    const { headers, raw, log } = request;
    try {
      return await createContext(shop, {
        authorization: headers.authorization,
        address: clientAddress(raw, shop.config.trustProxy),
        userAgent: headers['user-agent'],
        log,
        setHeader,
      });
    } catch (error) {
      const refusal = refusalBehind(error);
      throw refusal ? asRequestError(refusal) : error;
    }
  }

  async function execute(request: FastifyRequest, context: Promise<Context>): Promise<Answer> {
    const httpGraphQLRequest = asGraphqlRequest(request);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: () => context,
    });
    const { status = 200, headers, body } = answer;
    if (body.kind !== 'complete') throw new Error('an answer in parts');
    const isWhole = body.string.startsWith('{"data":');
    return { status, headers: [...headers], body: body.string, isWhole };
  }

  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    schema: { hide: true },
    config: { answerWithinMs },
    errorHandler: (error, request, reply) => answerAsGraphql(shop, error, request, reply),
    handler: async (request, reply) => {
      const context = contextOf(request, (name, value) => void reply.header(name, value));
      const make = () => execute(request, context);
      const asked = queryOfVisitor(request);
      // If a context is refused, Apollo Server answers the caller.
      const isCounted = asked !== null && (await context.then(Boolean, () => false));
      const answer = isCounted ? await answerVisitors(shop, request, asked, make) : await make();
      // If a shared cache kept answers to GET, one account could get another's.
      return sendAnswer(reply.header('cache-control', 'no-store'), answer);
    },
  });
  registerLive(app, shop, schema);
  if (!introspection) return;
  app.get('/schema.graphql', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(readContract()),
  );
  registerSandboxScript(app);
  // Loaded only here, to save the memory in a shop that hides its schema.
  await (await import('./explorers/altair.ts')).registerAltair(app);
}

function asGraphqlRequest({ method, url, headers, body }: FastifyRequest): HTTPGraphQLRequest {
  const given = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) if (value) given.set(name, String(value));
  const at = url.indexOf('?');
  return { method, headers: given, search: at < 0 ? '' : url.slice(at), body };
}

/** A visitor's read by POST; null for everything else. */
function queryOfVisitor({ method, headers, body }: FastifyRequest): string[] | null {
  if (method !== 'POST' || headers.authorization !== undefined) return null;
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query !== 'string' || /\bmutation\b/.test(query)) return null;
  return ['graphql', headers.accept ?? '', String(costHeader in headers), JSON.stringify(body)];
}

/** Answers errors from outside an operation, such as its deadline, in GraphQL's format. */
function answerAsGraphql(
  { metrics }: Pick<Shop, 'metrics'>,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isLateBody(error, request)) {
    const { status, message } = lateBody;
    return reply.code(status).send({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  }
  const refusal = refusalBehind(error);
  if (!refusal) return reply.send(error);
  if (!refusal.isExpected) request.log.error({ err: error }, 'a service does not answer');
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  const shown = formatError({ log: request.log, metrics })({ message: error.message }, error);
  return reply.code(refusalStatus[refusal.code]).send({ errors: [shown] });
}

/** Makes mutations read the database, where other processes write, too. */
const readDatabaseInMutations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue }) {
      if (operation?.operation === OperationTypeNode.MUTATION) contextValue.cache.readDatabase();
    },
  }),
};
