import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context.ts';
import { demoAccounts } from '../demo-accounts.ts';

/** `GET /config.json`: all that a browser may know of the configuration, read at run time. */
export function registerBrowserConfig(app: FastifyInstance, shop: Shop): void {
  const { config, identity, cards } = shop;
  app.get('/config.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return {
      currency: config.currency,
      firebase: identity.browser,
      cards: cards.browser,
      uploads: config.imageHost ?? { url: '/upload' },
      demoAccounts: config.seed && identity.browser.emulatorUrl ? demoAccounts : null,
    };
  });
}
