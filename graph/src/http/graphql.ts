import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { type Context, createContext, type Shop } from '../context.ts';
import { formatError } from '../graphql/format-error.ts';
import { createSchema } from '../graphql/schema.ts';
import { registerLive } from './live.ts';

/** `POST|GET /graphql`, with Apollo Sandbox for a browser. */
export async function registerGraphql(app: FastifyInstance, shop: Shop): Promise<void> {
  const schema = createSchema();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: shop.config.introspection,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    formatError: formatError(shop.log),
    stopOnTerminationSignals: false,
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginLandingPageLocalDefault({ embed: true }),
    ],
  });
  await apollo.start();
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    schema: { hide: true },
    handler: fastifyApolloHandler(apollo, {
      context: async (request) =>
        createContext(shop, { authorization: request.headers.authorization, log: request.log }),
    }),
  });
  registerLive(app, shop, schema);
}
