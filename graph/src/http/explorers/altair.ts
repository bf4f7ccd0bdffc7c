import { AltairFastify } from 'altair-fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { explorerScript } from './example-operations.ts';
import { barLook, shopBar } from './look.ts';

const options = {
  initialName: 'Fitness Zone',
  endpointURL: '/graphql',
  subscriptionsEndpoint: '/graphql',
  initialSubscriptionRequestHandlerId: 'graphql-ws',
  initialSettings: { 'banners.disable': true, 'alert.disableUpdateNotification': true },
  disableAccount: true,
};

// Leaves room for the bar; Altair would take the whole window.
const below =
  '.shop-bar { height: 52px; flex-wrap: nowrap; } .app-wrapper, .app-wrapper > .main-container { height: calc(100vh - 52px); }';

// A file, since the policy allows no inline code. The demo accounts are environments that the explorer offers. Each
// visit renews them, since tokens last an hour.
const start = `${explorerScript}
document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(`<style>${barLook}${below}</style>${shopBar('altair')}`)});
readExplorer().then(({ sessions, variables }) => {
  const visitor = { id: 'visitor', title: 'Visitor', variables: { authorization: '' } };
  const accounts = sessions.map(({ role, email, authorization }) => ({
    id: role, title: email, variables: { authorization },
  }));
  AltairGraphQL.init({
    ...${JSON.stringify(options)},
    initialQuery: examples,
    initialVariables: variables,
    subscriptionsProtocol: location.protocol.replace('http', 'ws'),
    ...(accounts.length > 0 && {
      preserveState: false,
      initialHeaders: { authorization: '{{authorization}}' },
      initialSubscriptionsPayload: { authorization: '{{authorization}}' },
      initialEnvironments: {
        activeSubEnvironment: 'buyer',
        base: { title: 'Environment', variables: {} },
        subEnvironments: [...accounts, visitor],
      },
    }),
  });
});
`;

/** `/altair`: a schema explorer served from here, which needs no internet. */
export async function registerAltair(app: FastifyInstance): Promise<void> {
  // Registers it in its own scope, since it brings its own decorators.
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
