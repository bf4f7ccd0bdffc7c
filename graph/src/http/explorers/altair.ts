import { AltairFastify } from 'altair-fastify-plugin';
import type { FastifyInstance } from 'fastify';

const example = `# What every visitor sees. Booking and paying need the token that getToken gives.
query Newest {
  products(first: 3) {
    totalCount
    edges {
      node {
        id
        productName
        resalePrice {
          formatted
        }
      }
    }
  }
}
`;

const options = {
  initialName: 'Fitness Zone',
  initialQuery: example,
  endpointURL: '/graphql',
  subscriptionsEndpoint: '/graphql',
  initialSubscriptionRequestHandlerId: 'graphql-ws',
  initialSettings: { 'banners.disable': true, 'alert.disableUpdateNotification': true },
  disableAccount: true,
};

// A file, where in the page the policy would have to allow inline code.
const start = `AltairGraphQL.init({
  ...${JSON.stringify(options)},
  subscriptionsProtocol: location.protocol.replace('http', 'ws'),
});
`;

/** `/altair`: an explorer of the schema that comes from here alone and needs no internet. */
export async function registerAltair(app: FastifyInstance): Promise<void> {
  // In a scope of its own, since it brings its own decorators.
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    scope.get('/altair/start.js', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/javascript').send(start),
    );
    await scope.register(AltairFastify, { serveInitialOptionsInSeperateRequest: 'start.js' });
  });
}
