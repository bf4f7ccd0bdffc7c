import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context/context.ts';
import type { Shop } from '../context/shop.ts';
import { boundRules, bounds } from '../graphql/bounds.ts';
import { createExecutor, executedBy } from '../graphql/compiled-operations.ts';
import { exactMutations } from '../graphql/exact-mutations.ts';
import { asRequestError, formatError } from '../graphql/format-error.ts';
import { affordable } from '../graphql/operation-cost.ts';
import { refusalStatus } from '../shared/refusal.ts';
import { refusalBehind } from '../shared/refusal-from-error.ts';
import { cacheGraphql } from './cache/cache-graphql.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { clientAddress } from './client-address.ts';
import { createContext } from './create-context.ts';
import { sandboxPage } from './explorers/apollo-sandbox.ts';
import { registerLive } from './live/subscriptions.ts';
import { isBehind, sendVersion } from './version-header.ts';

/**
 * `POST|GET /graphql`. Where the schema may be asked for, a browser gets Apollo Sandbox there, and an
 * explorer that needs no internet at `/altair`.
 */
export async function registerGraphql(
  app: FastifyInstance,
  shop: Shop,
  { schema, cache }: { schema: GraphQLSchema; cache: ResponseCache },
  handlerTimeout: number,
): Promise<void> {
  const { introspection } = shop.config;
  const apollo = new ApolloServer<Context>({
    gateway: executedBy(schema, createExecutor(schema)),
    introspection,
    hideSchemaDetailsFromClientErrors: !introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxTokens: bounds.tokens },
    validationRules: boundRules,
    includeStacktraceInErrorResponses: false,
    formatError: formatError(shop.log),
    stopOnTerminationSignals: false,
    logger: shop.log,
    plugins: [
      affordable,
      ...(shop.versions.shared ? [exactMutations] : []),
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginCacheControlDisabled(),
      introspection ? sandboxPage : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  const answer = fastifyApolloHandler(apollo, {
    context: async ({ headers, raw, log }, reply) => {
      try {
        return await createContext(shop, {
          authorization: headers.authorization,
          address: clientAddress(raw, shop.config.trustProxy),
          log,
          exact: isBehind(shop.versions, { headers }),
          setHeader: (name, value) => void reply.header(name, value),
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
      return answerAsGraphql(error, request, reply);
    },
    handler: cacheGraphql(cache, async (request, reply) => answer.call(app, request, reply)),
  });
  registerLive(app, shop, schema);
  if (!introspection) return;
  // Loaded only here: a shop that hides its schema does without its memory.
  const { registerAltair } = await import('./explorers/altair.ts');
  await registerAltair(app);
}

/** Answers what ends an operation from outside, such as its deadline, in the form of GraphQL. */
function answerAsGraphql(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalBehind(error);
  if (!refusal) return reply.send(error);
  request.log.error({ err: error }, 'a service does not answer');
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  const shown = formatError(request.log)({ message: error.message }, error);
  return reply.code(refusalStatus[refusal.code]).send({ errors: [shown] });
}
