import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context/context.ts';
import type { Shop } from '../context/shop.ts';
import { boundRules, bounds } from '../graphql/bounds.ts';
import { countOperations } from '../graphql/count-operations.ts';
import { exactMutations } from '../graphql/exact-mutations.ts';
import { asRequestError, formatError } from '../graphql/format-error.ts';
import { refuseCostlyOperations } from '../graphql/operation-cost.ts';
import { refusalStatus } from '../shared/refusals/refusal.ts';
import { refusalBehind } from '../shared/refusals/refusal-from-error.ts';
import { createContext } from './create-context.ts';
import { sandboxPage } from './explorers/apollo-sandbox.ts';
import { registerLive } from './live/subscriptions.ts';
import { clientAddress } from './request/client-address.ts';
import { isLateBody, lateBody } from './request/late-body.ts';
import type { SetHeader } from './request-points.ts';
import { isBehind, sendVersion } from './version-header.ts';

/**
 * `POST|GET /graphql`. Where the schema may be asked for, a browser gets Apollo Sandbox there, and an
 * explorer that needs no internet at `/altair`.
 */
export async function registerGraphql(
  app: FastifyInstance,
  shop: Shop,
  schema: GraphQLSchema,
  handlerTimeout: number,
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
      ...(shop.versions.shared ? [exactMutations] : []),
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      introspection ? sandboxPage : ApolloServerPluginLandingPageDisabled(),
      // Each of them loads what it works with, whether or not it is used.
      ApolloServerPluginInlineTraceDisabled(),
    ],
  });
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, {
    context: async ({ headers, raw, log }, reply) => {
      const setHeader: SetHeader = (name, value) => void reply.header(name, value);
      try {
        return await createContext(shop, {
          authorization: headers.authorization,
          address: clientAddress(raw, shop.config.trustProxy),
          userAgent: headers['user-agent'],
          log,
          exact: isBehind(shop.versions, { headers }),
          setHeader,
        });
      } catch (error) {
        const refusal = refusalBehind(error);
        throw refusal ? asRequestError(refusal) : error;
      }
    },
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    schema: { hide: true },
    handlerTimeout,
    errorHandler(error, request, reply) {
      sendVersion(shop, reply);
      return answerAsGraphql(shop, error, request, reply);
    },
    handler: async (request, reply) => {
      // By GET a cache on the way could give one account what another has asked.
      reply.header('cache-control', 'no-store');
      return answer.call(app, request, reply);
    },
  });
  registerLive(app, shop, schema);
  // Loaded only here: a shop that hides its schema does without its memory.
  if (introspection) await (await import('./explorers/altair.ts')).registerAltair(app);
}

/** Answers what ends an operation from outside, such as its deadline, in the form of GraphQL. */
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
  request.log.error({ err: error }, 'a service does not answer');
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  const shown = formatError({ log: request.log, metrics })({ message: error.message }, error);
  return reply.code(refusalStatus[refusal.code]).send({ errors: [shown] });
}
